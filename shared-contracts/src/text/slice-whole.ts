/** A part of a text that cuts no character in half, which no server keeps: for what only programs read. */
export const sliceWhole = (text: string, from: number, to: number): string =>
  text.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
