/**
 * What stands before the first explanation of a text that a merchant wrote: 'M' of 'M · 25 цветов', 'Курьером по городу' of
 * 'Курьером по городу — 300 ₽, за два часа'. For rows, where there is no room for more.
 */
export const shortOf = (text: string): string => text.split(/\s[·—–-]\s|[,;(]/, 1)[0]?.trim() || text.trim();
