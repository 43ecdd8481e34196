import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreview } from '../../preview.ts';
import { type Shown, searchOf, shownOf } from './address.ts';

/** Where a list began that has grown since, by the visit of the history that it belongs to; gone with the document. */
const beginnings = new Map<string, number>();

/**
 * What of the catalogue the address shows. A list that grew has its last page in the address, so that a link to it or a reload does not lead
 * back to the beginning; on the way back within the document it is as long as it was.
 */
export function useShown(): Shown {
  const { key, pathname, search } = useLocation();
  const shown = shownOf(new URLSearchParams(search));
  return { ...shown, from: beginnings.get(`${key} ${pathname}`) ?? shown.from };
}

/**
 * Notes in the address how far a list has grown. The router need not know: what is shown does not change by it.
 * @param last the last page that is shown
 */
export function useGrownAddress(shown: Shown, last: number): void {
  const { key, pathname } = useLocation();
  const address = searchOf({ ...shown, from: last });
  const preview = usePreview();
  useEffect(() => {
    if (last <= shown.from || preview) return;
    beginnings.set(`${key} ${pathname}`, shown.from);
    if (window.location.search !== address) {
      window.history.replaceState(window.history.state, '', window.location.pathname + address);
    }
  }, [key, pathname, address, last, shown.from, preview]);
}
