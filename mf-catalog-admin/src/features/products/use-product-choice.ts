import { useCallback, useState } from 'react';
import { useListProductsQuery } from './api.ts';
import type { Chosen } from './use-change-many.ts';

type Narrowing = NonNullable<Chosen['all']>;

/** Which products are chosen, to be changed together. */
export interface ProductChoice {
  /** Somebody chooses; on a phone rows turn into checks. */
  choosing: boolean;
  count: number;
  has: (id: string) => boolean;
  choose: (id: string, chosen: boolean) => void;
  begin: () => void;
  end: () => void;
  /** Chooses these as well. */
  add: (ids: readonly string[]) => void;
  /** All that the list shows, on every page. */
  all: boolean;
  /** How many those are; undefined as long as they are counted. */
  total: number | undefined;
  chooseAll: () => void;
  /** As a call names them. */
  chosen: () => Chosen;
}

/**
 * Keeps a choice of products through pages, searches and filters, until it is ended.
 * @param shown     ids of the rows that can be seen
 * @param narrowing what the list is narrowed to
 * @param listed    how many that leaves; undefined: more than the list has counted, so they are counted once somebody chooses
 */
export function useProductChoice(
  shown: readonly string[],
  narrowing: Narrowing,
  listed: number | undefined,
): ProductChoice {
  const [choosing, setChoosing] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const key = JSON.stringify(narrowing);
  // Everything of a list stays chosen only as long as it is that list.
  const [allOf, setAllOf] = useState<string | null>(null);
  const all = allOf === key;
  const skip = listed !== undefined || !choosing;
  const { currentData: counted } = useListProductsQuery({ per_page: 1, ...narrowing }, { skip });
  const total = listed ?? counted?.totalCount;
  const end = useCallback(() => {
    setChoosing(false);
    setIds(new Set());
    setAllOf(null);
  }, []);
  const choose = (id: string, chosen: boolean) => {
    setChoosing(true);
    const next = new Set(all ? shown : ids);
    if (chosen) next.add(id);
    else next.delete(id);
    setAllOf(null);
    setIds(next);
  };
  return {
    choosing,
    count: all ? (total ?? 0) : ids.size,
    has: (id) => all || ids.has(id),
    choose,
    begin: () => setChoosing(true),
    end,
    add: (more) => {
      setChoosing(true);
      setIds(new Set([...ids, ...more]));
    },
    all,
    total,
    chooseAll: () => setAllOf(key),
    chosen: () => (all ? { all: narrowing } : { product_ids: [...ids] }),
  };
}
