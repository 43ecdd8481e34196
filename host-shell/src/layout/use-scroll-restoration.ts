import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { debounce, readStoredJson, writeStored } from 'shared-runtime/page';

const storageKey = 'b2b:scroll';
const timeout = 3000;
const stillness = 150;

const most = 50;

interface Place {
  y: number;
  /** Link of the first list item in view, and its distance from the view's top: the list may begin elsewhere next time. */
  mark?: { href: string; top: number };
}

type Places = Record<string, Place>;

const readPlaces = (): Places => readStoredJson(storageKey, 'session') ?? {};

const keepPlaces = (places: Places): boolean =>
  writeStored(storageKey, JSON.stringify(Object.fromEntries(Object.entries(places).slice(-most))), 'session');

const thingLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('main article a[href]')];
const topOf = (element: Element): number => element.getBoundingClientRect().top;

function placeNow(): Place {
  const links = thingLinks();
  const link = links.find((one) => topOf(one) >= 0) ?? links.at(-1);
  const href = link?.getAttribute('href');
  return { y: window.scrollY, ...(link && href ? { mark: { href, top: topOf(link) } } : {}) };
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A link may hold any characters after its hash, `#100%` for one.
    return null;
  }
}

/** Whether the address was typed or followed, and not reloaded or gone back to: a page is then read from its top. */
function isOpenedAnew(): boolean {
  const [load] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return load?.type === 'navigate';
}

function distanceTo({ y, mark }: Place): number | undefined {
  if (!mark) return y - window.scrollY;
  const link = thingLinks().find((one) => one.getAttribute('href') === mark.href);
  return link && topOf(link) - mark.top;
}

function scrollWhenPossible(position: Place): () => void {
  const scroll = () => {
    const distance = distanceTo(position);
    if (distance !== undefined) window.scrollBy({ top: distance, behavior: 'instant' });
    const left = distanceTo(position);
    return left !== undefined && Math.abs(left) < 1;
  };
  const observer = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const timer = setTimeout(() => stop(), timeout);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  scroll();
  observer.observe(document.body);
  return stop;
}

/**
 * Restores the scroll position: a new page starts at its top or at the address's hash, going back returns to the earlier position. The router's own
 * restoration runs only once, when the page's data may not be there yet.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  // The router gives the first page of every load the key 'default', whatever its address: the path tells such pages apart.
  const page = `${key} ${pathname}`;
  const kind = useNavigationType();
  const places = useRef<Places>({});
  const shown = useRef('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const noteAll = () => {
      if (window.scrollY > 0) places.current[shown.current] = placeNow();
    };
    const noteStill = debounce((page: string) => page === shown.current && noteAll(), stillness);
    const note = () => {
      const page = shown.current;
      const { [page]: _, ...others } = places.current;
      places.current = { ...others, [page]: { y: window.scrollY } };
      noteStill(page);
    };
    const keepAll = () => {
      noteAll();
      keepPlaces(places.current);
    };
    // A browser that discards a hidden tab fires no `pagehide`.
    const keepHidden = () => document.visibilityState === 'hidden' && keepAll();
    window.addEventListener('scroll', note, { passive: true });
    // A click may lead to another page before scrolling has settled and its position was noted.
    window.addEventListener('click', noteAll, true);
    window.addEventListener('pagehide', keepAll);
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      noteStill.cancel();
      window.removeEventListener('scroll', note);
      window.removeEventListener('click', noteAll, true);
      window.removeEventListener('pagehide', keepAll);
      document.removeEventListener('visibilitychange', keepHidden);
    };
  }, []);

  // In a layout effect: the browser reports later that a shorter page made it scroll, and that position belongs to the new page.
  useLayoutEffect(() => {
    const isFirst = shown.current === '';
    if (isFirst) places.current = readPlaces();
    shown.current = page;
    // A person who has scrolled the server's page before hydration stays there.
    if (isFirst && window.scrollY > 0) return;
    const position = isFirst && isOpenedAnew() ? undefined : places.current[page];
    if (kind === 'POP' && position !== undefined) return scrollWhenPossible(position);
    const target = targetOf(hash);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [page, hash, kind]);
}
