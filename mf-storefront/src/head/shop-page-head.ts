import type { PageHead } from 'shared-contracts';
import { pageTitle, shopTitle } from '../layout/page-title.ts';
import { homeOf, isPublished, type ShopHead } from './shop-head.ts';
import { canonicalUrl } from './structured-data.ts';
import { headOf } from './tags.ts';
import { texts as headTexts } from './texts.ts';
import { truncateDescription } from './truncate-description.ts';

export const documentHead = ({
  origin,
  shop,
  logo,
  title,
  path,
}: ShopHead & { title: string; path: string }): PageHead =>
  shopPageHead({ origin, shop, logo, title, index: isPublished(shop), canonicalPath: path });

export const privateHead = (parts: ShopHead & { title: string }): PageHead =>
  shopPageHead({ ...parts, index: false, canonicalPath: null });

function shopPageHead({
  origin,
  shop,
  logo,
  title,
  index,
  canonicalPath,
}: ShopHead & { title: string; index: boolean; canonicalPath: string | null }): PageHead {
  const name = shopTitle(shop);
  return headOf({
    origin,
    title: pageTitle(title, name),
    description: truncateDescription(shop.description || headTexts.shop(name)),
    canonical: canonicalPath === null ? null : canonicalUrl(origin, canonicalPath),
    index,
    kind: 'website',
    siteName: name,
    picture: logo && { ...logo, alt: name },
    home: homeOf(shop),
    jsonLd: [],
  });
}
