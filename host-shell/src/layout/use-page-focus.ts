import { type MutableRefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const timeout = 8000;

const gestures = ['pointerdown', 'keydown'] as const;

export const findPageHeading = (): HTMLHeadingElement | null =>
  Array.from(document.querySelectorAll('h1')).find((found) => !found.closest('[aria-busy="true"]')) ?? null;

const isBusyElsewhere = (): boolean => {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement.tagName !== 'H1';
};

function focusOn(found: HTMLElement): void {
  if (found.tagName === 'H1') {
    found.tabIndex = -1;
    // The focus is for screen readers; a ring around a heading would make it look like a button.
    found.style.outline = 'none';
  }
  found.focus({ preventScroll: true });
}

const linkTo = (href: string): HTMLAnchorElement | null =>
  document.querySelector(`a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`);

function useFollowedLinks(page: string): MutableRefObject<Record<string, string>> {
  const followed = useRef<Record<string, string>>({});
  const shown = useRef(page);
  shown.current = page;
  useEffect(() => {
    const note = ({ target }: Event) => {
      const href = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : null;
      if (href) followed.current[shown.current] = href;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  return followed;
}

/**
 * After a navigation, moves the focus to the page's heading, so that it is read aloud and the Tab key goes on from there; after going back, to the
 * link that was followed. If the page is still loading, the focus moves once it is there, unless the person does something meanwhile.
 * @returns to be called whenever the page's content has changed
 */
export function usePageFocus(): () => void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  // The router gives the first page of every load the key 'default', whatever its address: the path tells such pages apart.
  const followed = useFollowedLinks(`${key} ${pathname}`);
  const shown = useRef(pathname);
  const until = useRef(0);
  const requested = useRef<string | undefined>(undefined);
  const settle = useRef(() => {
    const found = (requested.current && linkTo(requested.current)) || findPageHeading();
    const isTime = performance.now() < until.current;
    if (found && isTime && document.activeElement !== found && !isBusyElsewhere()) focusOn(found);
  });

  useEffect(() => {
    const end = () => {
      until.current = 0;
    };
    for (const gesture of gestures) window.addEventListener(gesture, end, { capture: true, passive: true });
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, end, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    requested.current = kind === 'POP' ? followed.current[`${key} ${pathname}`] : undefined;
    until.current = performance.now() + timeout;
    // The control that led here is gone, or belongs to the previous page.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    settle.current();
  }, [pathname, key, kind, followed]);

  return settle.current;
}
