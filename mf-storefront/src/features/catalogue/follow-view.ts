import { debounce } from 'shared-runtime/page';
import { type Shown, searchOf } from './address.ts';
import { pageSize } from './product-pages.ts';

/** Milliseconds without scrolling after which it is looked what is in view. */
const stillness = 150;

/** The place in the list of the first product in view; the last one's below them all. */
function firstInView(): number {
  const cards = [...document.querySelectorAll('#catalogue article')];
  const first = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  return first === -1 ? cards.length - 1 : first;
}

/**
 * Notes in the address which page of a list is in view, now and whenever it has been scrolled. Loaded with the first list that grows.
 * @param list  what the address shows
 * @param first page that the list begins with
 * @returns how to end it
 */
export function followView(list: Shown, first: number): () => void {
  const note = () => {
    const page = first + Math.max(0, Math.floor(firstInView() / pageSize));
    const query = searchOf({ ...list, from: page });
    const { pathname: path, search, hash } = window.location;
    if (search !== query) window.history.replaceState(window.history.state, '', path + query + hash);
  };
  const onScroll = debounce(note, stillness);
  note();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    onScroll.cancel();
    window.removeEventListener('scroll', onScroll);
  };
}
