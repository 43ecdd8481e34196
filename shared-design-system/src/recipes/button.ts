import { css } from '@emotion/react';
import { media } from '../tokens/media.ts';

/** Buttons and links that look like them, by `data-variant`, `data-size` and `data-full`. */
export const button = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--control-m);
  padding: var(--space-1-half) var(--space-5);
  border-radius: var(--radius-button);
  font-weight: var(--weight-label);
  font-size: var(--font-size-m);
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-user-select: none;
  touch-action: manipulation;
  transition:
    background var(--duration-base) var(--ease),
    color var(--duration-base) var(--ease),
    box-shadow var(--duration-base) var(--ease),
    transform var(--duration-fast);

  &:active {
    transform: scale(0.98);
  }

  &:focus-visible {
    border-radius: var(--radius-button);
  }

  &[data-size='s'] {
    min-height: var(--control-s);
    padding-inline: var(--space-4);
    font-size: var(--font-size-s);
  }

  &[data-size='l'] {
    min-height: var(--control-l);
    padding-inline: var(--space-6);
  }

  [data-area='office'] & {
    padding-inline: var(--space-4);
    white-space: nowrap;
  }

  [data-area='office'] &[data-size='s'] {
    padding-inline: var(--space-3);
  }

  ${media.desktop} {
    [data-area='office'] &[data-size='s'] {
      min-height: 2.5rem;
    }
  }

  &[data-full] {
    width: 100%;
  }

  &[data-variant='primary'] {
    background: var(--color-main-fill);
    color: var(--color-on-main);
  }

  &[data-variant='quiet'] {
    background: var(--color-main-tint);
    color: var(--color-main-text);
  }

  &[data-variant='outline'] {
    background: var(--color-surface);
    color: var(--color-text);
    box-shadow: inset 0 0 0 var(--field-border) var(--color-control-border);
  }

  &[data-variant='danger'] {
    background: none;
    color: var(--color-danger);
    box-shadow: inset 0 0 0 var(--field-border) var(--color-danger-line);
  }

  &[data-variant='ghost'] {
    background: none;
    color: var(--color-text);
  }

  ${media.hover} {
    &[data-variant='primary']:hover {
      background: var(--color-main-fill-hover);
    }

    &[data-variant='quiet']:hover {
      background: var(--color-main-fill);
      color: var(--color-on-main);
    }

    &[data-variant='outline']:hover,
    &[data-variant='ghost']:hover {
      background: var(--color-sunken);
    }

    &[data-variant='danger']:hover {
      background: var(--color-danger-tint);
    }
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    background: var(--color-sunken);
    color: var(--color-muted);
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }

  [data-area='office'] &:is(:disabled, [aria-disabled='true']:not([aria-busy])) {
    background: var(--color-track);
  }

  &[aria-busy='true'] {
    cursor: progress;
    transform: none;
  }
`;

/** Round or square 44 px buttons that show an icon only. */
export const iconButton = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius-button);
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition: background var(--duration-base) var(--ease);

  &:focus-visible {
    border-radius: var(--radius-button);
  }

  &[data-variant='outline'] {
    color: var(--color-text);
    background: var(--color-surface);
    box-shadow: inset 0 0 0 var(--field-border) var(--color-control-border);
  }

  &[data-variant='danger'] {
    color: var(--color-danger);
  }

  ${media.hover} {
    &:hover {
      background: var(--color-sunken);
    }
  }

  &:disabled {
    color: var(--color-muted);
    opacity: 0.45;
    cursor: not-allowed;
    background: none;
  }
`;
