import { css } from '@emotion/react';

/** The ground of a card: shadow (bloom) or plain on grey (mum), by tokens. */
export const surface = css`
  background: var(--color-surface);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-card);
  min-width: 0;
`;
