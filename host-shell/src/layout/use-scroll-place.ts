import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'b2b:scroll';
/** Milliseconds in which a page that one comes back to may grow until the place is there again. */
const patience = 3000;

type Places = Record<string, number>;

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

/** Scrolls to a place as soon as the page is long enough, unless somebody scrolls first. Returns how to stop. */
function scrollWhenPossible(place: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 1) stop();
  });
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  window.scrollTo(0, place);
  observer.observe(document.body);
  return stop;
}

/**
 * Keeps the place on a page: a new page begins at its top or at what its address names, on the way back one is where one was. The
 * router's own way does it once, when the data of the page may not be there yet.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
  // The router calls the first page of every load 'default', whatever its address.
  const page = `${key} ${pathname}`;
  const kind = useNavigationType();
  const places = useRef<Places>({});
  const shown = useRef('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => {
      places.current[shown.current] = window.scrollY;
    };
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify(places.current));
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
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
