import { focusWithin } from './control.ts';

export const fileZone = `
  position: relative;
  display: grid;
  place-items: center;
  gap: var(--space-1);
  border: var(--stroke-m) dashed var(--color-control-border);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  color: var(--color-muted);
  text-align: center;
  cursor: pointer;
  ${focusWithin}

  &[data-over] {
    border-style: solid;
    border-color: var(--color-main-mark);
    background: var(--color-main-tint);
  }

  &[data-disabled] {
    cursor: default;
    opacity: 0.6;
  }

  [data-icon] {
    color: var(--color-main-text);
  }

  strong {
    font-weight: var(--weight-medium);
    color: var(--color-text);
  }
`;
