import { media } from '../tokens/media.ts';

export const chip = `
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--space-1-half);
  min-height: var(--touch);
  padding: 0 var(--space-4);
  border-radius: var(--radius-pill);
  background: var(--color-field);
  color: var(--color-text);
  box-shadow: inset 0 0 0 var(--stroke-m) var(--color-border);
  font-size: var(--font-size-s);
  font-weight: var(--weight-medium);
  line-height: 1.2;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition: background var(--duration-base);

  &:focus-visible {
    border-radius: var(--radius-pill);
  }

  [data-area='office'] & {
    min-height: 2.25rem;
    padding-inline: var(--space-3);
    box-shadow: inset 0 0 0 var(--stroke-s) var(--color-border);
  }

  /* A finger gets its 44 px though the pill is lower. */
  [data-area='office'] &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--space-1)) 0;
  }

  ${media.hover} {
    &:hover {
      box-shadow: inset 0 0 0 var(--stroke-m) var(--color-control-border);
    }
  }

  &[aria-pressed='true'],
  &[aria-current='true'] {
    background: var(--color-inverse);
    color: var(--color-on-inverse);
    box-shadow: none;
  }

  > small {
    font-size: var(--font-size-xs);
    font-weight: var(--weight-text);
    color: var(--color-muted);
    font-variant-numeric: tabular-nums;
  }

  > small[data-highlight] {
    font-weight: var(--weight-heavy);
    color: var(--color-main-text);
  }

  &[aria-pressed='true'] > small,
  &[aria-current='true'] > small {
    color: inherit;
  }
`;

export const chipRow = `
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  scrollbar-width: none;
  padding: var(--space-1-half) 3rem var(--space-1-half) var(--gutter);
  margin-inline: calc(-1 * var(--gutter));
  scroll-padding-inline: var(--gutter);
  mask: linear-gradient(90deg, #000 calc(100% - 3rem), transparent);

  &::-webkit-scrollbar {
    display: none;
  }

  ${media.tablet} {
    flex-wrap: wrap;
    overflow: visible;
    mask: none;
  }
`;
