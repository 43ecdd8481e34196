import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { cssOf, type Recipe } from '../../recipes/recipe.ts';
import { linkLine } from '../../recipes/text.ts';
import { useBrand } from '../../theme/brand.tsx';
import { media } from '../../tokens/media.ts';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Anchor, type LinkTarget } from '../link/anchor.tsx';

interface InfoItem {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName;
  link?: LinkTarget;
}

interface InfoPanelProps {
  columns: readonly { title: ReactNode; items: readonly InfoItem[] }[];
}

const look = {
  base: `
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    padding: var(--space-6) var(--space-5);
    border-radius: var(--radius-xl);
    background: var(--color-sunken);

    ${media.tablet} {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      gap: var(--space-6);
      padding: var(--space-6);
    }

    ${media.split} {
      gap: var(--space-7);
      padding: var(--space-8) var(--space-7);
    }
  `,
  variants: { cards: { shadow: '', padded: 'background: var(--color-surface);' } },
} satisfies Recipe;

const Panel = styled.div(cssOf(look));

const Column = styled.div`
  min-width: 0;

  > h3 {
    margin-bottom: var(--space-4);
    font-size: 1.25rem;
  }
`;

const Row = styled.li`
  border-top: var(--stroke-s) solid var(--color-border);
  line-height: 1.45;
  overflow-wrap: anywhere;

  > a,
  > span {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 3rem;
    padding-block: var(--space-3);
    font-weight: var(--weight-medium);
  }

  > a {
    ${linkLine}
  }

  > a:hover {
    color: var(--color-main-text);
  }

  [data-icon] {
    color: var(--color-main-text);
  }

  strong {
    display: block;
    font-weight: var(--weight-bold);
  }

  small {
    display: block;
    font-size: var(--font-size-s);
    font-weight: var(--weight-text);
    color: var(--color-muted);
  }
`;

function Content({ title, text, icon }: InfoItem) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      {text ? (
        <span>
          <strong>{title}</strong>
          <small>{text}</small>
        </span>
      ) : (
        <span>{title}</span>
      )}
    </>
  );
}

export function InfoPanel({ columns }: InfoPanelProps) {
  const { cards } = useBrand();
  return (
    <Panel data-cards={cards}>
      {columns.map((column, index) => (
        <Column key={typeof column.title === 'string' ? column.title : index}>
          <Heading level={3}>{column.title}</Heading>
          <ul>
            {column.items.map((item, index) => (
              <Row key={typeof item.title === 'string' ? item.title + index : index}>
                {item.link ? (
                  <Anchor {...item.link}>
                    <Content {...item} />
                  </Anchor>
                ) : (
                  <span>
                    <Content {...item} />
                  </span>
                )}
              </Row>
            ))}
          </ul>
        </Column>
      ))}
    </Panel>
  );
}
