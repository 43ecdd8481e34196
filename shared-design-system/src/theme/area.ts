import { usePageEffect } from '../hooks/use-page-effect.ts';
import type { Area } from '../tokens/css.ts';

export function useArea(area: Area): void {
  usePageEffect(() => {
    const page = document.documentElement;
    const before = page.dataset.area;
    page.dataset.area = area;
    return () => {
      if (before === undefined || before === area) delete page.dataset.area;
      else page.dataset.area = before;
    };
  }, [area]);
}
