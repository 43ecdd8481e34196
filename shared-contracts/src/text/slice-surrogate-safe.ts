export const sliceSurrogateSafe = (text: string, from: number, to: number): string =>
  text.slice(from, to).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
