import type { ReactNode } from 'react';
import { media, oneLine, styled, useFocusFallback } from 'shared-design-system/shop';

interface StickyBarProps {
  sum: ReactNode;
  /** Small words under the sum, in one line: what it is, the size, the number of products. */
  detail?: ReactNode;
  /** From this width on there is none: 768 (default) or 1000 px. */
  until?: 768 | 1000;
  /** One button. */
  children: ReactNode;
}

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 15;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin: var(--space-7) calc(-1 * var(--gutter)) 0;
  padding: var(--space-3) var(--gutter) calc(var(--space-3) + env(safe-area-inset-bottom));
  background: var(--color-surface);
  box-shadow: var(--shadow-bar);

  > button,
  > a {
    flex: 1;
    min-height: 3.25rem;
  }

  ${media.low} {
    padding-block: var(--space-1);

    > button,
    > a {
      min-height: var(--touch);
    }
  }

  ${media.tablet} {
    &[data-until='768'] {
      display: none;
    }
  }

  ${media.split} {
    display: none;
  }
`;

const Sum = styled.div`
  min-width: 0;
  max-width: 45%;
  line-height: 1.15;

  > strong {
    display: block;
    font-size: 1.25rem;
    font-weight: var(--weight-heavy);
    white-space: nowrap;
  }

  > small {
    ${oneLine}
    display: block;
    font-size: var(--font-size-xs);
    color: var(--color-muted);
  }
`;

/** At the bottom of a phone, until the footer: what it costs and the one thing to do. Last inside `ShopPage`. */
export function StickyBar({ sum, detail, until = 768, children }: StickyBarProps) {
  return (
    <Root data-sticky-bar="" data-until={until} {...useFocusFallback()}>
      <Sum>
        <strong>{sum}</strong>
        {detail ? <small>{detail}</small> : null}
      </Sum>
      {children}
    </Root>
  );
}
