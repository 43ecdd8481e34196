import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreview } from '../../preview.ts';
import { type Shown, searchOf, shownOf } from './address.ts';
import type { ShownPages } from './api.ts';
import { cacheSeconds } from './product-pages.ts';

const beginnings = new Map<string, { from: number; until: number }>();

/**
 * What of the catalogue the address shows. The address of a list that grew names the page that is in view, so that a reload or a link leads to
 * the same products; on the way back within the document, while the list is kept, it is as long as it was.
 */
export function useCatalogueFilters(): Shown {
  const { key, pathname, search } = useLocation();
  const shown = shownOf(new URLSearchParams(search));
  const begun = beginnings.get(`${key} ${pathname}`);
  return begun && begun.until > performance.now() ? { ...shown, from: begun.from } : shown;
}

/** Notes in the address which page of a list is in view. The router need not know: what is shown does not change by it. */
export function useUrlPageSync(shown: Shown, { first, next }: Pick<ShownPages, 'first' | 'next'>): void {
  const { key, pathname } = useLocation();
  const address = searchOf(shown);
  const preview = usePreview();
  const grown = next - first > 1;
  useEffect(() => {
    if (preview || !grown) return;
    const visit = `${key} ${pathname}`;
    const list = shownOf(new URLSearchParams(address));
    beginnings.set(visit, { from: list.from, until: Number.POSITIVE_INFINITY });
    let isLeft = false;
    let stop = () => {};
    // Most lists do not grow. Where it does not come, the address stays as it is.
    import('./sync-page-with-scroll.ts').then(
      ({ syncPageWithScroll }) => {
        if (!isLeft) stop = syncPageWithScroll(list, first);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
      beginnings.set(visit, { from: list.from, until: performance.now() + cacheSeconds * 1000 });
    };
  }, [key, pathname, address, first, grown, preview]);
}
