export const leadingPhrase = (text: string): string =>
  text.split(/\s[·—–-]\s|,(?!\d)|[;(]/, 1)[0]?.trim() || text.trim();

export const leadingPhrases = (several: readonly string[]): string =>
  [...new Set(several.map(leadingPhrase))].join(', ');
