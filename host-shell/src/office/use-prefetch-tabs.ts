import { useEffect } from 'react';
import { basePath } from 'shared-contracts';
import { prefetchPage } from 'shared-runtime/page';
import type { OfficeItem } from '../navigation/office-items.ts';
import { usePageSettled } from '../page/use-page-settled.ts';

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function usePrefetchTabs(items: readonly OfficeItem[]): void {
  const calm = usePageSettled();
  const paths = items.flatMap(({ to, tab }) => (tab ? basePath + to : [])).join(' ');
  useEffect(() => {
    if (!calm || savesData()) return;
    for (const path of paths.split(' ')) prefetchPage(path);
  }, [calm, paths]);
}
