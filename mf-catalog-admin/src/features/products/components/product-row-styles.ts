import {
  Anchor,
  clamp,
  coveringLink,
  cssOf,
  desktopOnly,
  media,
  oneLine,
  type Recipe,
  styled,
} from 'shared-design-system/office';
import { productColumns } from './product-table-head.tsx';

const look = {
  base: `
    position: relative;
    display: grid;
    grid-template-columns: var(--size-9) var(--size-12) minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--space-2);
    min-height: 5rem;
    padding: var(--space-3) var(--space-3) var(--space-3) var(--space-1);
    line-height: 1.4;
  `,
  variants: {
    mode: {
      plain: '',
      sorted: `
        ${media.belowDesktop} {
          min-height: calc(2 * var(--touch));
        }
      `,
      choosing: `
        grid-template-columns: var(--touch) var(--size-12) minmax(0, 1fr);
        padding-inline-end: var(--space-3);
      `,
    },
  },
  states: `
    &[data-chosen] {
      background: var(--color-main-tint);
    }

    &[data-off] img {
      opacity: 0.55;
    }

    > [role='group'] {
      position: relative;
      z-index: 1;
      grid-column: 1 / -1;
      padding: var(--space-2) var(--space-3) 0;
    }

    &[data-opened] {
      background: var(--color-sunken);
    }

    /* The words have the row's width, below what is done with it. */
    ${media.largeType} {
      &:not([data-mode='choosing']) {
        grid-template-columns: 5rem var(--size-12) minmax(0, 1fr);

        > [data-words] {
          grid-row: 2;
          grid-column: 1 / -1;
          padding: var(--space-2) 0 0 var(--space-3);
        }

        > [data-words] + div {
          justify-self: end;
        }
      }
    }

    ${media.hover} {
      &:hover:not([data-chosen]) {
        background: var(--color-sunken);
      }
    }

    ${media.desktop} {
      &[data-mode] {
        grid-template-columns: ${productColumns};
        padding-inline-end: var(--space-4);
      }

      column-gap: var(--space-3);
      min-height: 4.5rem;
      padding: var(--space-2) var(--space-4) var(--space-2) var(--space-2);
    }
  `,
} satisfies Recipe;

export const Root = styled.div(cssOf(look));

export const Handle = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-self: stretch;
  align-items: center;
  margin-inline: calc(-1 * var(--space-1));

  > button {
    flex: 1 1 0;
    width: auto;
    min-width: 0;
  }

  /* One below the other, together as high as the row: the name needs the width. */
  ${media.belowDesktop} {
    flex-direction: column;
    align-items: stretch;
    margin-block: calc(-1 * var(--space-3));

    > button {
      height: auto;
    }

    [data-mode='choosing'] > & {
      display: none;
    }
  }

  ${media.largeType} {
    flex-direction: row;
    align-items: center;
  }
`;

export const Check = styled.div`
  position: relative;
  z-index: 1;
  margin-inline: calc(-1 * var(--space-1));

  [data-mode='choosing'] > & {
    position: static;

    label {
      position: static;
    }

    label::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 0;
      cursor: pointer;
    }

    label > :first-of-type {
      z-index: 2;
    }
  }

  ${media.belowDesktop} {
    div:not([data-mode='choosing']) > & {
      display: none;
    }
  }
`;

export const Preview = styled.div`
  border-radius: var(--radius-s);
  overflow: hidden;
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Name = styled.div`
  ${clamp(2)}
  font-size: 0.9375rem;
  font-weight: var(--weight-medium);
  line-height: 1.3;
`;

export const Cover = styled(Anchor)(coveringLink);

export const Meta = styled.div`
  ${oneLine}
  font-size: var(--font-size-s);
  color: var(--color-muted);

  /* Its line is there before the titles of categories come. */
  min-height: 1.4em;
`;

export const InShop = styled.div`
  grid-column: 3 / -1;
  font-size: var(--font-size-s);
  color: var(--color-happy);

  ${media.below480} {
    grid-column: 1 / -1;
    padding: var(--space-1) 0 0 var(--space-3);
  }

  ${media.desktop} {
    grid-column: 4 / -1;
  }
`;

export const Sizes = styled.div`
  font-size: var(--font-size-s);
  color: var(--color-muted);
`;

export const PriceCell = styled.div`
  font-variant-numeric: lining-nums tabular-nums;
`;

export const Shown = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--font-size-s);
`;

export const State = styled.span`
  ${desktopOnly}
  color: var(--color-muted);
`;

export const DesktopControls = styled.div`
  position: relative;
  z-index: 1;
  justify-self: end;

  button {
    width: var(--size-10);
  }
`;
