import { useEffect } from 'react';
import type { PublicShop } from 'shared-contracts';
import { usePreview } from '../preview.ts';
import { pageTitle, shopTitle } from './page-title.ts';

/**
 * Names the page in the browser's tab and history, as the server does.
 * @param page what this page is; the shop's name alone where it is left out
 * @param shop undefined while it is not known: then the name stays what it was
 */
export function usePageTitle(page: string | undefined, shop: Pick<PublicShop, 'title' | 'name'> | undefined): void {
  const preview = usePreview();
  const title = shop && !preview && pageTitle(page, shopTitle(shop));
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
