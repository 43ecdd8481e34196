import { Anchor, Icon, oneLine, styled } from 'shared-design-system/shop';
import { productTexts } from '../../../product-texts.ts';

const Root = styled.nav`
  margin-top: var(--space-2);
  font-size: var(--font-size-s);
  color: var(--color-muted);

  > ol {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--touch);
  }

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
  }

  /* Only what follows is shortened; however long that is, a link stays as wide as a finger, and the slash before it. */
  li:first-of-type {
    flex-shrink: 0;
  }

  li:has(a):not(:first-of-type) {
    min-width: 4rem;
  }

  li:not(:first-of-type)::before {
    content: '/';
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1-half);
    min-height: var(--touch);
    text-decoration-line: var(--link-decoration);
    text-underline-offset: 0.24em;
    min-width: var(--touch);
    white-space: nowrap;
  }

  a:hover {
    color: var(--color-main-text);
  }
`;

const Here = styled.span(oneLine);
const Label = styled.span(oneLine);

export function Crumbs({ items }: { items: readonly { label: string; to?: string }[] }) {
  return (
    <Root aria-label={productTexts.crumbs} data-first-view="">
      <ol>
        {items.map(({ label, to }, index) => (
          <li key={to ?? 'here'}>
            {to === undefined ? (
              <Here aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</Here>
            ) : (
              <Anchor to={to}>
                {index === 0 ? <Icon name="chevron-left" size="s" /> : null}
                <Label>{label}</Label>
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}
