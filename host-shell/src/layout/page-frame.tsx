import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isRendered } from '../page/server-state.ts';
import { useScrollPlace } from './use-scroll-place.ts';

/** Milliseconds after a navigation in which the page that comes may take the focus. */
const focusPatience = 8000;

/** The heading of the page that is shown; a screen that still loads is not meant. */
const heading = (): HTMLHeadingElement | null =>
  Array.from(document.querySelectorAll('h1')).find((found) => !found.closest('[aria-busy="true"]')) ?? null;

/** Whether somebody is somewhere on the page already, such as in a field that took the focus itself. */
const isBusyElsewhere = (): boolean => {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement.tagName !== 'H1';
};

function focusOn(found: HTMLHeadingElement): void {
  found.tabIndex = -1;
  // The focus is there for those who listen; a ring around a heading would look like something to press.
  found.style.outline = 'none';
  found.focus({ preventScroll: true });
}

/**
 * Keeps title and focus true to what is shown: the title is the page's heading (a shop's pages name themselves, as the server does), and after a navigation the focus goes to it, so that
 * it is read aloud and the keyboard goes on from there.
 */
export function PageFrame({ brandName }: { brandName: string }) {
  const { pathname } = useLocation();
  useScrollPlace();
  const shown = useRef(pathname);
  const focusUntil = useRef(0);
  const titled = useRef<string | null>(null);
  const namesItself = useRef(false);
  namesItself.current = pathname.startsWith('/shop/');

  useEffect(() => {
    // The server has named the page it rendered.
    if (isRendered()) titled.current = heading()?.textContent?.trim() || null;
    const follow = () => {
      const found = heading();
      const text = found?.textContent?.trim() || null;
      if (!found || !text) return;
      if (titled.current !== text) {
        titled.current = text;
        if (!namesItself.current) document.title = `${text} — ${brandName}`;
      }
      if (performance.now() < focusUntil.current && document.activeElement !== found && !isBusyElsewhere()) {
        focusOn(found);
      }
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.getElementById('root') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return () => observer.disconnect();
  }, [brandName]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusUntil.current = performance.now() + focusPatience;
    // What was pressed to get here is gone or stays behind.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const found = heading();
    if (found) focusOn(found);
  }, [pathname]);

  return <Outlet />;
}
