import { type LoadedPage, merchantName as merchantNameSchema, type PublicShop } from 'shared-contracts';
import type { PageToLoad } from 'shared-runtime';
import { shopApi } from '../features/shop/api.ts';
import { paragraphsOf } from '../features/shop/paragraphs.ts';
import { pageTitle } from '../layout/page-title.ts';
import { texts } from '../texts.ts';
import { ask, statusOf } from './ask.ts';

const closedTitles: Record<number, string> = {
  404: texts.shop.unknown.title,
  503: texts.shop.stopped.title,
};

/** The shop of an address, or the page that says why there is none to show. */
export type LoadedShop = { shop: PublicShop; closed?: undefined } | { shop?: undefined; closed: LoadedPage };

/** Asks for what every page of a shop stands in. */
export async function loadShop(page: PageToLoad): Promise<LoadedShop> {
  const { merchantName = '' } = page.params;
  const closed = (status: number): LoadedShop => ({
    closed: { status, head: { title: `${closedTitles[status]} — ${page.brandName}` } },
  });
  if (!merchantNameSchema.safeParse(merchantName).success) return closed(404);
  const { readShop, listPublicContent } = shopApi.endpoints;
  const [{ data, failure }] = await Promise.all([
    ask(page, readShop.initiate({ merchantName })),
    ask(page, listPublicContent.initiate({ merchantName, externalId: 'shop-logo' })),
  ]);
  return data ? { shop: data } : closed(statusOf(failure));
}

/** A page of a shop that is there. */
export function shopPage(shop: PublicShop, title: string | undefined, description?: string): LoadedPage {
  const said = description?.trim() || paragraphsOf(shop.description).lead;
  return { status: 200, head: { title: pageTitle(title, shop.title), ...(said ? { description: said } : {}) } };
}
