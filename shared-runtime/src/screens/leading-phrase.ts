/**
 * What stands before the first explanation of a text that a merchant wrote: 'M' of 'M · 25 цветов', 'Курьером по городу' of
 * 'Курьером по городу — 300 ₽, за два часа'. For rows, where there is no room for more.
 */
export const leadingPhrase = (text: string): string =>
  text.split(/\s[·—–-]\s|,(?!\d)|[;(]/, 1)[0]?.trim() || text.trim();

/** The same of several texts, each once: sizes that differ in their explanation alone are one here. */
export const leadingPhrases = (several: readonly string[]): string =>
  [...new Set(several.map(leadingPhrase))].join(', ');
