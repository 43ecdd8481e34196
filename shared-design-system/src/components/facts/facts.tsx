import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { cssOf, type Recipe, type VariantsOf } from '../../recipes/recipe.ts';
import { useBrand } from '../../theme/brand.tsx';
import { media } from '../../tokens/media.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';

interface FactsProps extends Pick<VariantsOf<typeof look>, 'variant' | 'from'> {
  items: readonly { icon: IconName; title: ReactNode; text?: ReactNode }[];
}

const look = {
  base: `
    display: grid;
    border-top: var(--stroke-s) solid var(--color-border);
  `,
  variants: {
    variant: {
      strip: `
        ${media.tablet} {
          grid-auto-flow: column;
          grid-auto-columns: minmax(0, 1fr);
          border-bottom: var(--stroke-s) solid var(--color-border);

          &[data-cards='shadow'] {
            border-top: 0;
          }
        }
      `,
      list: '',
    },
    cards: { padded: 'border-color: transparent;' },
    from: { tablet: `${media.phone} { display: none; }` },
  },
} satisfies Recipe;

const List = styled.ul(cssOf(look));

const Fact = styled.li`
  display: grid;
  grid-template-columns: var(--size-6) minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  padding-block: var(--space-4);
  border-bottom: var(--stroke-s) solid var(--color-border);
  line-height: 1.45;

  > [data-icon] {
    color: var(--color-main-text);
  }

  strong {
    display: block;
    font-weight: var(--weight-bold);
  }

  small {
    display: block;
    font-size: var(--font-size-s);
    color: var(--color-muted);
  }

  [data-variant='list'] > & strong {
    font-size: var(--font-size-s);
  }

  ${media.tablet} {
    [data-variant='strip'] > & {
      padding: var(--space-5) var(--space-5) var(--space-5) 0;
      border-bottom: 0;
    }

    [data-variant='strip'] > &:not(:first-of-type) {
      padding-left: var(--space-5);
      border-left: var(--stroke-s) solid var(--color-border);
    }
  }
`;

export function Facts({ items, variant = 'strip', from }: FactsProps) {
  const { cards } = useBrand();
  return (
    <List data-variant={variant} data-cards={cards} data-from={from}>
      {items.map(({ icon, title, text }, index) => (
        <Fact key={typeof title === 'string' ? title : index}>
          <Icon name={icon} size="l" />
          <div>
            <strong>{title}</strong>
            {text ? <small>{text}</small> : null}
          </div>
        </Fact>
      ))}
    </List>
  );
}
