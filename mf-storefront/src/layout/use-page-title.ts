import { useEffect } from 'react';
import type { PublicShop } from 'shared-contracts';
import { usePreview } from '../preview.ts';
import { pageTitle, shopTitle } from './page-title.ts';

export function usePageTitle(page: string | undefined, shop: Pick<PublicShop, 'title' | 'name'> | undefined): void {
  const preview = usePreview();
  const title = shop && !preview && pageTitle(page, shopTitle(shop));
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
