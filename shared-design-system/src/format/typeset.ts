// A blank comes first in the pattern, so that the slow lookbehind runs at blanks only.
const afterShort = /\s{1,9}(?=\S)(?<=(?:^|[\s(«„])(?:\p{L}{1,2}|(?:ул|д|кв)\.|№|\+?\d{1,4}(?:[.,]\d+)?\)?)\s{1,9})/gu;

const shortName = /«[^«»\s]{1,10}\s[^«»\s]{1,10}»/g;
const longestShort = 14;

/**
 * Russian typography of a text: no-break spaces after words of one or two letters, after numbers (`350 мл`, `99 999`,
 * `+7 (900) 000-12-34`) and their sign (`№ 12`), in an address (`ул. Мира, д. 5`), within a short name in quotes and before a dash, so that none
 * hangs at a line's end.
 */
export const typeset = (text: string): string =>
  text
    .replace(afterShort, '\u00a0')
    .replace(/(?<!\s)\s{1,9}—/g, '\u00a0—')
    .replace(shortName, (name) => (name.length > longestShort ? name : name.replace(/\s/, '\u00a0')));
