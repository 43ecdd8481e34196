import {
  type Category,
  descriptionOf,
  lowestCost,
  type PageHead,
  type Product,
  type PublicShop,
  type ShopOrigin,
} from 'shared-contracts';
import { addressesOf } from '../addresses.ts';
import { listTitle, oneLine, pageTitle, shopTitle } from '../layout/page-title.ts';
import { texts } from '../texts.ts';
import { breadcrumbData, canonicalUrl, productData, siteData, storeData } from './structured-data.ts';
import { headOf } from './tags.ts';
import { truncateDescription } from './text.ts';
import { texts as headTexts } from './texts.ts';
import type { HeadPicture } from './types.ts';

export { missingHead } from './tags.ts';
export type { HeadPicture } from './types.ts';

interface ShopHead {
  origin: ShopOrigin;
  shop: PublicShop;
  logo: HeadPicture | null;
}

const published = (shop: PublicShop): boolean => shop.visibility === 'published';
const homeOf = (shop: PublicShop): string => `/b2b${addressesOf(shop.name).home}`;

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
    index: published(shop) && !list.search && !list.sorted && !(list.empty && shown),
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

export function productHead({
  origin,
  shop,
  logo,
  product,
  pictures,
  category,
}: ShopHead & { product: Product; pictures: readonly HeadPicture[]; category: Category | null }): PageHead {
  const addresses = addressesOf(shop.name);
  const name = shopTitle(shop);
  const title = oneLine(product.title);
  const [first] = pictures;
  const steps = [
    { name: texts.shop.catalogue, path: addresses.home },
    ...(category ? [{ name: category.title, path: `${addresses.home}?category=${category.id}` }] : []),
    { name: title, path: addresses.product(product.id) },
  ];
  return headOf({
    origin,
    title: pageTitle(title, name),
    description: truncateDescription(descriptionOf(product) || headTexts.product(title, name)),
    canonical: canonicalUrl(origin, addresses.product(product.id)),
    index: published(shop) && product.published,
    kind: 'product',
    siteName: name,
    picture: first ? { ...first, alt: title } : logo && { ...logo, alt: name },
    home: homeOf(shop),
    price: lowestCost(product).price,
    jsonLd: [
      productData(origin, shop, product, pictures),
      breadcrumbData(origin, steps),
      storeData(origin, shop, logo),
    ],
  });
}

export const documentHead = ({
  origin,
  shop,
  logo,
  title,
  path,
}: ShopHead & { title: string; path: string }): PageHead =>
  plainHead({ origin, shop, logo, title, index: published(shop), canonicalPath: path });

export const privateHead = (parts: ShopHead & { title: string }): PageHead =>
  plainHead({ ...parts, index: false, canonicalPath: null });

function plainHead({
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
