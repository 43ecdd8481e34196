import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { matchesWord, maxWords, searchedTitle, wordsOf } from '../../db/search.ts';
import { findNearestWords } from './find-nearest-words.ts';
import { findKnownWords } from './known-words.ts';
import { respellingsOf } from './respellings.ts';

export interface Term {
  word: string;
  meant: readonly string[];
  categoryIds: readonly string[];
}

export const textMatchesTerm = (text: RawBuilder<unknown>, { word, meant }: Term): RawBuilder<boolean> =>
  matchesWord(text, word, meant);

export function productMatchesTerm(term: Term): RawBuilder<boolean> {
  const inTexts = textMatchesTerm(sql.ref('products.search_text'), term);
  if (term.categoryIds.length === 0) return inTexts;
  return sql<boolean>`(${inTexts} or exists (
    select from product_categories held
    where held.merchant_id = products.merchant_id and held.product_id = products.product_id
      and held.category_id = any(${term.categoryIds}::uuid[])
  ))`;
}

type Words = Pick<Term, 'word' | 'meant'>[];

async function withCategories(db: Database, merchantId: string, words: Words): Promise<Term[]> {
  if (words.length === 0) return [];
  const titles = searchedTitle('title');
  const held = words.map((word) => textMatchesTerm(titles, { ...word, categoryIds: [] }));
  const { rows } = await sql<{ category_id: string; held: boolean[] }>`
    select category_id, array[${sql.join(held)}] as held from categories where merchant_id = ${merchantId}
  `.execute(db);
  return words.map((word, index) => ({
    ...word,
    categoryIds: rows.filter((row) => row.held[index]).map((row) => row.category_id),
  }));
}

export const exactTerms = (db: Database, merchantId: string, search: string | undefined): Promise<Term[]> =>
  withCategories(
    db,
    merchantId,
    wordsOf(search).map((word) => ({ word, meant: [] })),
  );

const longestWord = 40;

function respelled({ word, typed }: { word: string; typed: string }): string[] {
  if (typed.length > longestWord || !/[a-zа-я]/.test(word)) return [];
  return [...new Set([word, typed, typed.replace(/[.,]+$/, '')].flatMap(respellingsOf))];
}

interface MeantTerms {
  terms: Term[];
  understood: string;
}

export async function fuzzyTerms(db: Database, merchantId: string, search: string): Promise<MeantTerms | null> {
  const pieces = typedPieces(search);
  const respellings = pieces.map(respelled);
  const all = [...new Set(respellings.flat())];
  if (all.length === 0) return null;
  const { words: known, stems } = await findKnownWords(db, merchantId, all);
  const typed = respellings.map((words) => words.map((word) => ({ word, stem: stems[word] ?? word })));
  const meant = findNearestWords(typed, known);
  if (meant.every(({ stems }) => stems.length === 0)) return null;
  const words = pieces.map(({ word }, index) => ({ word, meant: meant[index]?.stems ?? [] }));
  const isOther = meant.some(({ correction, isAsTyped }) => correction && !isAsTyped);
  const understood = isOther ? pieces.map(({ word }, index) => meant[index]?.correction || word).join(' ') : '';
  return { terms: await withCategories(db, merchantId, words), understood };
}

const typedPieces = (search: string): { word: string; typed: string }[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .map((typed) => ({ typed, word: wordsOf(typed).join('') }))
    .filter(({ word }) => word !== '')
    .slice(0, maxWords);
