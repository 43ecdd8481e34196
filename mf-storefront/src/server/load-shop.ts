import { type ContentItem, isMerchantName, type LoadedPage, type PublicShop, type ShopOrigin } from 'shared-contracts';
import type { PageToLoad } from 'shared-runtime/page';
import { closedTexts } from '../features/shop/closed-texts.ts';
import { shopQueries } from '../features/shop/shop.queries.ts';
import { type HeadPicture, missingHead, privateHead } from '../head/index.ts';
import { askAll, statusOf } from './ask.ts';

const closedTitles: Record<number, string> = { 404: closedTexts.unknown.title, 503: closedTexts.stopped.title };

interface FoundShop {
  origin: ShopOrigin;
  shop: PublicShop;
  logo: HeadPicture | null;
}

type LoadedShop = { found: FoundShop; closed?: undefined } | { found?: undefined; closed: LoadedPage };

export const headPictures = (items: readonly ContentItem[] = []): HeadPicture[] =>
  items.flatMap(({ link, shape }) => (shape ? [{ link, width: shape.width, height: shape.height }] : []));

export async function loadShop(page: PageToLoad): Promise<LoadedShop> {
  const { merchantName = '' } = page.params;
  const closed = (status: number): LoadedShop => ({
    closed: { status, head: missingHead(`${closedTitles[status]} — ${page.brandName}`) },
  });
  if (!isMerchantName(merchantName)) return closed(404);
  const answers = await askAll(page, shopQueries(merchantName));
  const { data: shop, failure } = answers.shop;
  if (!shop) return closed(statusOf(failure));
  return { found: { origin: page.placeOf(shop.mymStatus), shop, logo: headPictures(answers.logo.data)[0] ?? null } };
}

export const privatePage = (found: FoundShop, status: number, title: string): LoadedPage => ({
  status,
  head: privateHead({ ...found, title }),
});
