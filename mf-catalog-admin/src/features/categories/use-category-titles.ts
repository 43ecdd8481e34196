import { useMemo } from 'react';
import { countedCategoriesArgs, useListCategoriesQuery } from './api.ts';

export function useCategoryTitles(): Readonly<Record<string, string>> | undefined {
  const { data } = useListCategoriesQuery(countedCategoriesArgs);
  return useMemo(() => data && Object.fromEntries(data.map(({ id, title }) => [id, title])), [data]);
}
