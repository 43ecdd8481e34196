import { useEffect } from 'react';
import { basePath } from 'shared-contracts';
import type { OfficeItem } from '../navigation/navigation.ts';
import { useCalm } from '../page/use-calm.ts';
import { warmPage } from '../transition/warm-page.ts';

/** Somebody pays for each byte, and has said so. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Once the page is calm, brings the scripts of the screens behind the tabs: a press on one of them waits for its data alone. */
export function useWarmTabs(items: readonly OfficeItem[]): void {
  const calm = useCalm();
  const paths = items.flatMap(({ to, tab }) => (tab ? basePath + to : [])).join(' ');
  useEffect(() => {
    if (!calm || savesData()) return;
    for (const path of paths.split(' ')) warmPage(path);
  }, [calm, paths]);
}
