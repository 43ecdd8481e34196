/**
 * A part of a text, at most so many UTF-16 units, that cuts no sign in half: half of one is shown as �, and no server keeps it. Nor does it end
 * with what would join the next one.
 */
export const truncate = (text: string, most: number, from = 0): string =>
  text.slice(from, from + most).replace(/^[\udc00-\udfff]|\u200d?[\ud800-\udbff]$|\u200d$/g, '');
