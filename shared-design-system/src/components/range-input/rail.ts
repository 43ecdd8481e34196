import { css } from '@emotion/react';

export const rail = css`
  height: var(--space-1);
  border-radius: var(--radius-pill);
  background: var(--color-control-border);
`;

export const knob = css`
  appearance: none;
  box-sizing: border-box;
  width: 1.375rem;
  height: 1.375rem;
  border: 0;
  border-radius: 50%;
  background: var(--color-main-mark);
  box-shadow: 0 0 0 var(--stroke-xl) var(--color-raised);
`;
