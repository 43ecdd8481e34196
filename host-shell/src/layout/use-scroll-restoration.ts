import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { debounce, readStoredJson, writeStored } from 'shared-runtime/page';

const storageKey = 'b2b:scroll';
const timeout = 3000;
const stillness = 150;

const most = 50;

interface Place {
  y: number;
  /** The first thing of a list in view, by its link, and how far from the view's top it stood: the list may begin elsewhere next time. */
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

function distanceTo({ y, mark }: Place): number | undefined {
  if (!mark) return y - window.scrollY;
  const link = thingLinks().find((one) => one.getAttribute('href') === mark.href);
  return link && topOf(link) - mark.top;
}

function scrollWhenPossible(place: Place): () => void {
  const scroll = () => {
    const distance = distanceTo(place);
    if (distance !== undefined) window.scrollBy({ top: distance, behavior: 'instant' });
    const left = distanceTo(place);
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
 * Keeps the place on a page: a new page begins at its top or at what its address names, on the way back one is where one was. The
 * router's own way does it once, when the data of the page may not be there yet.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  // The router calls the first page of every load 'default', whatever its address.
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
    // A browser that throws a hidden page away does not say so.
    const keepHidden = () => document.visibilityState === 'hidden' && keepAll();
    window.addEventListener('scroll', note, { passive: true });
    // What is pressed may lead away before the page stands still.
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

  // Before the browser tells of the scrolling that a shorter page causes: it belongs to the new page.
  useLayoutEffect(() => {
    const isFirst = shown.current === '';
    if (isFirst) places.current = readPlaces();
    shown.current = page;
    // Whoever reads a page of the server already is where they want to be.
    if (isFirst && window.scrollY > 0) return;
    const place = places.current[page];
    if (kind === 'POP' && place !== undefined) return scrollWhenPossible(place);
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [page, hash, kind]);
}
