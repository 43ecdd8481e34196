import { css } from '@emotion/react';

/** What the knob slides on; the browser's own is white in a dark theme. */
export const rail = css`
  height: 4px;
  border-radius: 2px;
  background: var(--color-control-border);
`;

export const knob = css`
  appearance: none;
  box-sizing: border-box;
  width: 22px;
  height: 22px;
  border: 0;
  border-radius: 50%;
  background: var(--color-main-mark);
  box-shadow: 0 0 0 3px var(--color-raised);
`;
