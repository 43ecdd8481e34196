import { type RawBuilder, sql } from 'kysely';
import { normalizeEmail, searchWords } from 'shared-contracts';

export const maxWords = 8;

/** A title column as an SQL expression, normalized as `normalizeForSearch` does it. Indexes are made of exactly this expression. */
export const searchedTitle = (column: string): RawBuilder<string> =>
  sql<string>`replace(lower(${sql.ref(column)}), 'ё', 'е')`;

export const wordsOf = (search = ''): string[] => searchWords(search).map(normalizeEmail).slice(0, maxWords);

export const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** A shorter stem matches too many words: that of "чай" begins "чашка". */
const shortestStem = 3;

export const stemOf = (word: RawBuilder<unknown>) => sql<string | null>`(ts_lexize('russian_stem', ${word}))[1]`;

const withVowel = (stem: RawBuilder<unknown>) =>
  sql`regexp_replace(${stem}, '([бвгджзклмнпрстфхцчшщ])[ьй]?([кцнл])$', '\\1[ео]\\2')`;
const withoutVowel = (stem: RawBuilder<unknown>) =>
  sql`regexp_replace(${stem}, '([бвгджзклмнпрстфхцчшщ])[ео]([кцнл])$', '\\1ь?\\2')`;

/**
 * SQL condition: whether a text contains a word in any of its forms: "роза" finds "красные розы", "василёк" finds "васильки". PostgreSQL computes the
 * stem of a Russian word, and every word that begins with the stem matches. It is one pattern, known before the statement is planned, so that the
 * trigram index is used.
 * @param text   column or expression, normalized as by `normalizeForSearch`
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
