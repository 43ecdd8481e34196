/** Words that a search looks for, at most. */
const mostWords = 8;

/** Text as it is searched: lower case, ё as е, one space between words. */
export const searchable = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/** Patterns for `like`, one a word; a row fits when all of them do. */
export const patternsOf = (search: string | undefined): string[] =>
  searchable(search)
    .split(' ')
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
