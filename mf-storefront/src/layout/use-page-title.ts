import { useEffect } from 'react';
import { pageTitle } from './page-title.ts';

/** Names the page in the browser's tab and history; parameters as of {@link pageTitle}. */
export function usePageTitle(page: string | undefined, shop: string): void {
  const title = pageTitle(page, shop);
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
