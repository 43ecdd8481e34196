import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isolateBidi } from 'shared-contracts';
import { isRendered } from '../server-state.ts';
import { findPageHeading, usePageFocus } from './use-page-focus.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

export function PageFrame({ brandName }: { brandName: string }) {
  const { pathname } = useLocation();
  useScrollRestoration();
  const settleFocus = usePageFocus();
  const titled = useRef<string | null>(null);
  const namesItself = useRef(false);
  namesItself.current = pathname.startsWith('/shop/');

  useEffect(() => {
    // The server has set the title of the page it rendered.
    if (isRendered()) titled.current = findPageHeading()?.textContent?.trim() || null;
    const follow = () => {
      const text = findPageHeading()?.textContent?.trim() || null;
      if (!text) return;
      if (titled.current !== text) {
        titled.current = text;
        if (!namesItself.current) document.title = `${isolateBidi(text)} — ${brandName}`;
      }
      settleFocus();
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.getElementById('root') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return () => observer.disconnect();
  }, [brandName, settleFocus]);

  return <Outlet />;
}
