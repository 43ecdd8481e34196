import type { Category, PageHead } from 'shared-contracts';
import { addressesOf } from '../addresses.ts';
import { listTitle, pageTitle, shopTitle } from '../layout/page-title.ts';
import { texts } from '../texts.ts';
import { homeOf, isPublished, type ShopHead } from './shop-head.ts';
import { breadcrumbData, canonicalUrl, siteData, storeData } from './structured-data.ts';
import { headOf } from './tags.ts';
import { texts as headTexts } from './texts.ts';
import { truncateDescription } from './truncate-description.ts';
import type { HeadPicture } from './types.ts';

interface ShownList {
  category: Category | null;
  page: number;
  search: string;
  sorted: boolean;
  empty: boolean;
}

/**
 * The head of a shop's home. Each page of the list and each category has its own canonical address, since it shows other products. A search or
 * another order is not indexed; its canonical address is the list without it.
 */
export function homeHead({
  origin,
  shop,
  logo,
  banner,
  list,
}: ShopHead & { banner: HeadPicture | null; list: ShownList }): PageHead {
  const { home } = addressesOf(shop.name);
  const { category, page } = list;
  const query = new URLSearchParams();
  if (category) query.set('category', category.id);
  if (page > 1) query.set('page', String(page));
  const shown = query.size > 0 ? `?${query}` : '';
  const name = shopTitle(shop);
  const picture = banner ?? logo;
  const steps = [{ name: texts.shop.catalogue, path: home }];
  if (category) steps.push({ name: category.title, path: `${home}?category=${category.id}` });
  return headOf({
    origin,
    title: pageTitle(listTitle(category, page, list.search), name),
    description: truncateDescription(category?.description || shop.description || headTexts.shop(name)),
    canonical: canonicalUrl(origin, home + shown),
    index: isPublished(shop) && !list.search && !list.sorted && !(list.empty && shown),
    kind: 'website',
    siteName: name,
    picture: picture && { ...picture, alt: name },
    home: homeOf(shop),
    jsonLd: [
      storeData(origin, shop, logo),
      siteData(origin, shop),
      ...(steps.length > 1 ? [breadcrumbData(origin, steps)] : []),
    ],
  });
}
