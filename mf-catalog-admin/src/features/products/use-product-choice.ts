import { useCallback, useState } from 'react';
import { useListProductsQuery } from './api.ts';
import type { ProductSelection } from './use-change-many.ts';

type Narrowing = NonNullable<ProductSelection['all']>;

interface Found {
  totalCount: number;
  understoodAs: string;
}

export interface ProductChoice {
  choosing: boolean;
  count: number;
  has: (id: string) => boolean;
  choose: (id: string, chosen: boolean) => void;
  begin: () => void;
  end: () => void;
  add: (ids: readonly string[]) => void;
  all: boolean;
  total: number | undefined;
  chooseAll: () => void;
  chosen: () => ProductSelection;
}

/**
 * @param listed the products that the narrowing leaves; undefined where the list has stopped counting: then they are counted once somebody chooses
 */
export function useProductChoice(
  shown: readonly string[],
  narrowing: Narrowing,
  listed: Found | undefined,
): ProductChoice {
  const [choosing, setChoosing] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const key = JSON.stringify(narrowing);
  // "All" holds for the narrowing it was chosen in: another filter or search ends it.
  const [allOf, setAllOf] = useState<string | null>(null);
  const all = allOf === key;
  const skip = listed !== undefined || !choosing;
  const { currentData: counted } = useListProductsQuery({ per_page: 1, ...narrowing }, { skip });
  const found = listed ?? counted;
  const total = found?.totalCount;
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
    chosen: () =>
      all
        ? {
            all: narrowing,
            ...(found ? { expected: { count: found.totalCount, understood_as: found.understoodAs } } : {}),
          }
        : { product_ids: [...ids] },
  };
}
