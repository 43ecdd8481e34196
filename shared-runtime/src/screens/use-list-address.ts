import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from 'shared-runtime/page';
import { useAddressParams } from './use-address-params.ts';

export interface ListAddress {
  page: number;
  filter: string;
  search: string;
  sort: string;
  typed: string;
  setPage: (page: number) => void;
  setFilter: (filter: string) => void;
  setSort: (sort: string) => void;
  setTyped: (text: string) => void;
  clear: () => void;
}

const names = { page: 'page', filter: 'show', search: 'search', sort: 'sort' } as const;
type Change = Partial<Record<keyof typeof names, string>>;

/** @param others names of further parameters that narrow the list: all of them are cleared together */
export function useListAddress(others: readonly string[] = []): ListAddress {
  const [params, changeParams] = useAddressParams();
  const search = params.get(names.search) ?? '';
  const [typed, setTypedText] = useState(search);
  // The search that this list has put into the address itself: the typed text may be ahead of it, and is not overwritten.
  const written = useRef(search);
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setTypedText(search);
  }, [search]);

  const put = useCallback(
    (change: Change, removed: readonly string[] = []) =>
      changeParams((address) => {
        for (const [key, value] of Object.entries({ page: '', ...change })) {
          const name = names[key as keyof typeof names];
          if (value) address.set(name, value);
          else address.delete(name);
        }
        for (const name of removed) address.delete(name);
      }),
    [changeParams],
  );
  const setPage = useCallback((page: number) => put({ page: page > 1 ? String(page) : '' }), [put]);
  const putSearch = useMemo(
    () =>
      debounce((text: string) => {
        written.current = text.trim();
        put({ search: text.trim() });
      }),
    [put],
  );
  useEffect(() => putSearch.cancel, [putSearch]);

  return {
    page: Math.max(1, Math.trunc(Number(params.get(names.page))) || 1),
    filter: params.get(names.filter) ?? '',
    search,
    sort: params.get(names.sort) ?? '',
    typed,
    setPage,
    setFilter: (filter) => put({ filter }),
    setSort: (sort) => put({ sort }),
    setTyped: (text) => {
      setTypedText(text);
      putSearch(text);
    },
    clear: () => {
      putSearch.cancel();
      setTypedText('');
      written.current = '';
      put({ filter: '', search: '' }, others);
    },
  };
}
