import { useMemo } from 'react';
import { countedCategoriesArgs, useListCategoriesQuery } from './api.ts';

/** By id; undefined until they are there. */
export function useCategoryTitles(): Readonly<Record<string, string>> | undefined {
  const { data } = useListCategoriesQuery(countedCategoriesArgs);
  return useMemo(() => data && Object.fromEntries(data.map(({ id, title }) => [id, title])), [data]);
}
