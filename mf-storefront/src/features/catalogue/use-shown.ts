import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePreview } from '../../preview.ts';
import { type Shown, searchOf, shownOf } from './address.ts';
import { keptFor, pageSize, type ShownPages } from './api.ts';

/** Where a list began that has grown since, by the visit of the history that it belongs to; gone with the document. */
const beginnings = new Map<string, { from: number; until: number }>();

/** Milliseconds without scrolling after which it is looked what is in view. */
const stillness = 150;

/**
 * What of the catalogue the address shows. The address of a list that grew names the page that is in view, so that a reload or a link leads to
 * the same goods; on the way back within the document, while the list is kept, it is as long as it was.
 */
export function useShown(): Shown {
  const { key, pathname, search } = useLocation();
  const shown = shownOf(new URLSearchParams(search));
  const begun = beginnings.get(`${key} ${pathname}`);
  return begun && begun.until > performance.now() ? { ...shown, from: begun.from } : shown;
}

/** The place in the list of the first product in view; the last one's below them all. */
function firstInView(): number {
  const cards = [...document.querySelectorAll('#catalogue article')];
  const first = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  return first === -1 ? cards.length - 1 : first;
}

/** Notes in the address which page of a list is in view. The router need not know: what is shown does not change by it. */
export function useGrownAddress(shown: Shown, { first, next }: Pick<ShownPages, 'first' | 'next'>): void {
  const { key, pathname } = useLocation();
  const address = searchOf(shown);
  const preview = usePreview();
  const grown = next - first > 1;
  useEffect(() => {
    if (preview || !grown) return;
    const visit = `${key} ${pathname}`;
    const list = shownOf(new URLSearchParams(address));
    beginnings.set(visit, { from: list.from, until: Number.POSITIVE_INFINITY });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      const page = first + Math.max(0, Math.floor(firstInView() / pageSize));
      const query = searchOf({ ...list, from: page });
      const { pathname: path, search, hash } = window.location;
      if (search !== query) window.history.replaceState(window.history.state, '', path + query + hash);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(note, stillness);
    };
    note();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      beginnings.set(visit, { from: list.from, until: performance.now() + keptFor * 1000 });
    };
  }, [key, pathname, address, first, grown, preview]);
}
