import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { searchedTitle, stemOf } from '../../db/search.ts';
import { inTransaction } from '../../db/transaction.ts';

export interface KnownWord {
  word: string;
  stem: string;
}

const most = { titles: 2000, words: 5000 };
/** Least `word_similarity` between a title and a typed word: a word of four letters with one typing error still reaches it. */
const resemblance = '0.2';

async function prepare(trx: Database, words: readonly string[]) {
  const { rows } = await sql<{ set: string; knows: boolean; stems: Record<string, string> | null }>`
    select set_config('pg_trgm.word_similarity_threshold', ${resemblance}, true) as set,
      to_regproc('word_similarity_op') is not null as knows,
      (select json_object_agg(word, coalesce(${stemOf(sql.ref('word'))}, word)) from unnest(${words}::text[]) as typed(word)) as stems
  `.execute(trx);
  return { knows: rows[0]?.knows === true, stems: rows[0]?.stems ?? {} };
}

/** Finds words of titles that resemble the typed words, by the trigram index; a database without it reads the first titles instead. */
export function findKnownWords(db: Database, merchantId: string, typed: readonly string[]) {
  const find = async (trx: Database) => {
    const { knows, stems } = await prepare(trx, typed);
    const title = searchedTitle('title');
    const resembling = sql.join(
      [...new Set([...typed, ...Object.values(stems)])].map((word) => sql`${title} %> ${word}`),
      sql` or `,
    );
    const { rows } = await sql<KnownWord>`
      with titles as (
        (select ${title} as title from products
          where merchant_id = ${merchantId} and deleted_at is null ${knows ? sql`and (${resembling})` : sql``}
          limit ${most.titles})
        union all select ${title} from categories where merchant_id = ${merchantId}
      )
      select word, coalesce(${stemOf(sql.ref('word'))}, word) as stem
      from (select distinct unnest(regexp_split_to_array(title, '[^a-zа-я0-9]+')) as word from titles) as words
      where length(word) <= 40 and word ~ '[a-zа-я]'
      limit ${most.words}
    `.execute(trx);
    return { words: rows, stems };
  };
  return db.isTransaction ? find(db) : inTransaction({ db }, find);
}
