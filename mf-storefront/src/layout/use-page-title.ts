import { useEffect } from 'react';
import { texts } from '../texts.ts';

/**
 * Names the page in the browser's tab and history.
 * @param page what this page is; the shop's name alone where it is left out
 * @param shop the shop's title; empty while it is not known
 */
export function usePageTitle(page: string | undefined, shop: string): void {
  const title = page ? texts.shop.titled(page, shop) : shop;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
