// A blank comes first: where there is none, nothing is looked back for.
const afterShort = /\s{1,9}(?=\S)(?<=(?:^|[\s(«„])(?:\p{L}{1,2}|\d{1,4}(?:[.,]\d+)?)\s{1,9})/gu;

/**
 * Russian typography of a text: no-break spaces after words of one or two letters, after numbers (`350 мл`, `99 999`) and before a dash,
 * so that none hangs at a line's end.
 */
export const typeset = (text: string): string =>
  text.replace(afterShort, '\u00a0').replace(/(?<!\s)\s{1,9}—/g, '\u00a0—');
