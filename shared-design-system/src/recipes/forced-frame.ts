/** Not seen but with forced colours, which take grounds away and draw every line: there it is the frame of what has none. Moves nothing. */
export const forcedFrame = `
  outline: var(--stroke-s) solid transparent;
  outline-offset: calc(-1 * var(--stroke-s));
`;
