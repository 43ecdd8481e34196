/** A frame that is only seen with forced colours, which remove shadows. */
const frame = `
  outline: var(--stroke-s) solid transparent;
  outline-offset: calc(-1 * var(--stroke-s));
`;

export const surface = `
  background: var(--color-surface);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-card);
  ${frame}
  min-width: 0;
`;

export const productSurface = `
  position: relative;
  height: 100%;
  padding: var(--card-padding);
  overflow: hidden;
  background: var(--color-surface);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-card);
  ${frame}

  > [data-part='media'] {
    overflow: hidden;
    border-radius: var(--card-media-radius);
  }

  > [data-part='badge'] {
    position: absolute;
    z-index: 1;
    line-height: 0;
  }
`;
