import { type RawBuilder, sql } from 'kysely';

/** Words that a search looks for, at most. */
const maxWords = 8;

/** Text as it is searched: lower case, ё as е, one space between words. */
export const searchable = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/** Words that a search looks for, as {@link searchable} writes them. */
export const wordsOf = (search: string | undefined): string[] =>
  searchable(search).split(' ').filter(Boolean).slice(0, maxWords);

/** Pattern for `like` of whatever holds a word. */
const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Patterns for `like`, one a word; a row fits when all of them do. */
export const patternsOf = (search: string | undefined): string[] => wordsOf(search).map(patternOf);

/** A shorter stem begins too much else: that of "чай" begins "чашка". */
const shortestStem = 3;

/**
 * Whether a text holds a word, in any of its forms: "роза" finds "красные розы". PostgreSQL brings the stems of Russian words; what begins
 * with the stem counts. It is one pattern, known before the statement is planned, so that an index of trigrams serves it.
 * @param text column or expression, as {@link searchable} writes texts
 * @param word one of {@link wordsOf}
 */
export function holdsWord(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  if (!/^[а-я]+$/.test(word)) return sql<boolean>`${text} like ${patternOf(word)}`;
  const stem = sql`(ts_lexize('russian_stem', ${word}))[1]`;
  const form = sql`case when length(${stem}) >= ${sql.lit(shortestStem)} then '|\\m' || ${stem} else '' end`;
  return sql<boolean>`${text} ~ (${word}::text || ${form})`;
}
