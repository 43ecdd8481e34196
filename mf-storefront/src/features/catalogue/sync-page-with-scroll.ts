import { debounce } from 'shared-runtime/page';
import { type CatalogueView, searchOf } from './address.ts';
import { pageSize } from './product-pages.ts';

const stillness = 150;

function firstInView(): number {
  const cards = [...document.querySelectorAll('#catalogue article')];
  const first = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  return first === -1 ? cards.length - 1 : first;
}

export function syncPageWithScroll(list: CatalogueView, first: number): () => void {
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
