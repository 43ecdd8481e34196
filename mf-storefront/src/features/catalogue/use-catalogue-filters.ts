import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreview } from '../../preview.ts';
import { type CatalogueView, parseCatalogueView, searchOf } from './address.ts';
import type { ShownPages } from './api.ts';
import { cacheSeconds } from './product-pages.ts';

const beginnings = new Map<string, { from: number; until: number }>();

/**
 * The part of the catalogue that the address asks for. The address of a list that has grown names the page in view, so that a reload or a link shows
 * the same products. After going back, while the list is cached, it starts where it started before.
 */
export function useCatalogueFilters(): CatalogueView {
  const { key, pathname, search } = useLocation();
  const shown = parseCatalogueView(new URLSearchParams(search));
  const begun = beginnings.get(`${key} ${pathname}`);
  return begun && begun.until > performance.now() ? { ...shown, from: begun.from } : shown;
}

/** Writes the page of the list that is in view into the address, without the router: nothing has to be rendered anew. */
export function useUrlPageSync(shown: CatalogueView, { first, next }: Pick<ShownPages, 'first' | 'next'>): void {
  const { key, pathname } = useLocation();
  const address = searchOf(shown);
  const preview = usePreview();
  const grown = next - first > 1;
  useEffect(() => {
    if (preview || !grown) return;
    const visit = `${key} ${pathname}`;
    const list = parseCatalogueView(new URLSearchParams(address));
    beginnings.set(visit, { from: list.from, until: Number.POSITIVE_INFINITY });
    let isLeft = false;
    let stop = () => {};
    // Loaded on demand, since most lists do not grow. If it does not load, the address stays as it is.
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
