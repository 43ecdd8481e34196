import { useEffect } from 'react';
import { basePath } from 'shared-contracts';
import type { OfficeItem } from '../navigation/navigation.ts';
import { useCalm } from '../page/use-calm.ts';
import { warmPage } from '../transition/warm-page.ts';

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function useWarmTabs(items: readonly OfficeItem[]): void {
  const calm = useCalm();
  const paths = items.flatMap(({ to, tab }) => (tab ? basePath + to : [])).join(' ');
  useEffect(() => {
    if (!calm || savesData()) return;
    for (const path of paths.split(' ')) warmPage(path);
  }, [calm, paths]);
}
