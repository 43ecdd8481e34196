import { type RawBuilder, sql } from 'kysely';
import { normalizeEmail, searchWords } from 'shared-contracts';

export const maxWords = 8;

/** A column of titles, as `normalizeForSearch` writes texts. Indexes are made of these very words. */
export const searchedTitle = (column: string): RawBuilder<string> =>
  sql<string>`replace(lower(${sql.ref(column)}), 'ё', 'е')`;

export const wordsOf = (search = ''): string[] => searchWords(search).map(normalizeEmail).slice(0, maxWords);

export const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

export const patternsOf = (search: string | undefined): string[] => wordsOf(search).map(patternOf);

/** A shorter stem begins too much else: that of "чай" begins "чашка". */
const shortestStem = 3;

export const stemOf = (word: RawBuilder<unknown>) => sql<string | null>`(ts_lexize('russian_stem', ${word}))[1]`;

const withVowel = (stem: RawBuilder<unknown>) =>
  sql`regexp_replace(${stem}, '([бвгджзклмнпрстфхцчшщ])[ьй]?([кцнл])$', '\\1[ео]\\2')`;
const withoutVowel = (stem: RawBuilder<unknown>) =>
  sql`regexp_replace(${stem}, '([бвгджзклмнпрстфхцчшщ])[ео]([кцнл])$', '\\1ь?\\2')`;

/**
 * Whether a text holds a word, in any of its forms: "роза" finds "красные розы", "василёк" finds "васильки". PostgreSQL brings the stems
 * of Russian words; what begins with the stem counts. It is one pattern, known before the statement is planned, so that an index of
 * trigrams serves it.
 * @param text   column or expression, as `normalizeForSearch` writes texts
 * @param word   one of {@link wordsOf}
 * @param others beginnings of words that count as well; letters and digits only
 */
export function matchesWord(
  text: RawBuilder<unknown>,
  word: string,
  others: readonly string[] = [],
): RawBuilder<boolean> {
  const isRussian = /^[а-я]+$/.test(word);
  if (!isRussian && others.length === 0) return sql<boolean>`${text} like ${patternOf(word)}`;
  const itself = word.replace(/[^a-zа-я0-9]/g, '\\$&') + others.map((other) => `|\\m${other}`).join('');
  if (!isRussian) return sql<boolean>`${text} ~ ${itself}`;
  const stem = stemOf(sql`${word}`);
  const forms = sql`case when length(${stem}) >= ${sql.lit(shortestStem)}
    then '|\\m' || ${stem} || '|\\m' || ${withVowel(stem)} || '|\\m' || ${withoutVowel(stem)} else '' end`;
  return sql<boolean>`${text} ~ (${itself}::text || ${forms})`;
}
