/** A frame that is only seen with forced colours, which remove backgrounds and draw every outline. Takes no space. */
export const forcedFrame = `
  outline: var(--stroke-s) solid transparent;
  outline-offset: calc(-1 * var(--stroke-s));
`;
