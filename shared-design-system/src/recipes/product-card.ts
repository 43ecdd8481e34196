import { media } from '../tokens/media.ts';
import { productSurface } from './card.ts';
import { afterPicture } from './deferred-layout.ts';
import { clamp, linkLine } from './text.ts';

export const productCard = `
  ${productSurface}
  display: flex;
  flex-direction: column;
  transition: box-shadow var(--duration-base) var(--ease);

  > [data-part='media'] {
    position: relative;
  }

  > [data-part='media'] img {
    transition:
      opacity var(--duration-fast) linear,
      transform var(--duration-slow) var(--ease);
  }

  > [data-part='badge'] {
    top: calc(var(--card-padding) + var(--space-2));
    left: calc(var(--card-padding) + var(--space-2));
  }

  > [data-part='body'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--space-1);
    min-width: 0;
    padding: var(--space-3);
  }

  /* A long name does not stretch the whole row; the product's page has it in full. */
  [data-part='name'] {
    ${clamp(3)}
    flex: none;
    font-size: var(--font-size-s);
    font-weight: var(--weight-medium);
    line-height: 1.35;
    text-wrap: pretty;
    text-transform: none;
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }

  /* The whole card leads to the product. */
  [data-part='name'] > a {
    ${linkLine}
  }

  [data-part='name'] > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-l);
  }

  [data-part='name'] > a:focus-visible {
    outline: none;
  }

  &:has([data-part='name'] > a:focus-visible) {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: var(--focus-offset);
  }

  [data-part='note'] {
    font-size: var(--font-size-s);
    line-height: 1.35;
    color: var(--color-muted);
  }

  [data-part='foot'] {
    position: relative;
    z-index: 1;
    display: grid;
    gap: var(--space-3);
    margin-top: auto;
    padding-top: var(--space-2);
    pointer-events: none;
  }

  [data-part='foot'] > * {
    pointer-events: auto;
  }

  [data-part='foot'] > span {
    pointer-events: none;
  }

  [data-part='foot'] > [data-shape='button'] {
    height: var(--control-s);
  }

  &[data-off] [data-part='name'],
  &[data-off] [data-part='foot'] > span {
    color: var(--color-muted);
  }

  &[data-cards='padded'] > [data-part='body'] {
    padding: var(--space-3) var(--space-1) var(--space-1);
  }

  ${media.hover} {
    &:hover {
      box-shadow: var(--shadow-card-hover);
    }

    &:hover > [data-part='media'] img {
      transform: scale(1.03);
    }
  }

  ${media.tablet} {
    > [data-part='body'] {
      padding: var(--space-4) var(--space-5) var(--space-5);
    }

    &[data-cards='padded'] > [data-part='body'] {
      padding: var(--space-4) var(--space-3) var(--space-3);
    }

    > [data-part='badge'] {
      top: calc(var(--card-padding) + var(--space-4));
      left: calc(var(--card-padding) + var(--space-4));
    }

    [data-part='name'] {
      font-size: 1.0625rem;
    }

    [data-part='foot'] {
      padding-top: var(--space-3);
    }

    [data-part='foot'] > span {
      font-size: 1.25rem;
    }
  }

  ${media.roomy} {
    [data-part='foot'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }

    [data-part='foot'] > [role='group'] {
      width: 8rem;
    }

    [data-part='foot'] > [data-shape='button'] {
      width: 6.75rem;
    }
  }
`;

export const productGrid = `
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  > li {
    min-width: 0;
  }

  /* Those that a page comes with. Products added while somebody scrolls are laid out at once: what is in view stays where it is. */
  > li:nth-of-type(n + 3):nth-of-type(-n + 12) {
    ${afterPicture('21.25rem')}
  }

  ${media.largeType} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* Two columns and an odd number of products: the last card lies down instead of leaving a hole. */
  ${media.twoCards} {
    > li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }

    > li:last-of-type:nth-of-type(odd) > article {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-1);
    }

    > li:last-of-type:nth-of-type(odd) > article > [data-part='body'] {
      padding-block: var(--space-4);
    }
  }

  ${media.tablet} {
    gap: var(--space-5);

    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  ${media.wide} {
    gap: var(--space-6);
  }
`;
