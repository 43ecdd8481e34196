import type { ReactNode } from 'react';
import { Page, ShopPage } from 'shared-design-system';

/** Where a screen stands: inside the office's layout, or alone on the page. */
export type Area = 'office' | 'bare';

/** The place of a screen that is not there: with the office's header, or with a shop's margins. */
export function Place({ area, title, children }: { area: Area; title: string; children: ReactNode }) {
  return area === 'office' ? <Page title={title}>{children}</Page> : <ShopPage>{children}</ShopPage>;
}
