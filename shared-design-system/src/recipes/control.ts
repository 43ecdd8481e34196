import { media } from '../tokens/media.ts';

export const fieldFrame = `
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  min-width: 0;
  min-height: var(--field);
  padding: 0 var(--space-4);
  border: var(--field-border) solid var(--color-control-border);
  border-radius: var(--radius-m);
  background: var(--color-field);
  color: var(--color-text);
  font-size: 1rem;
  transition: border-color var(--duration-fast);

  [data-area='office'] & {
    padding-inline: var(--space-3);
  }

  ${media.hover} {
    &:hover {
      border-color: var(--color-text);
    }
  }

  &:focus-within {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: var(--stroke-s);
    border-color: transparent;
  }

  &:has([aria-invalid='true']) {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 calc(var(--stroke-s) / 2) var(--color-danger);
  }

  &:has(:disabled) {
    background: var(--color-sunken);
    color: var(--color-muted);
    border-color: var(--color-border);
  }
`;

export const bareInput = `
  flex: 1;
  width: 100%;
  min-width: 0;
  align-self: stretch;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
`;

export const unseenControl = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export const focusWithin = `
  &:has(:focus-visible) {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: var(--stroke-l);
  }
`;
