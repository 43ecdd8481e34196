import { type Category, descriptionOf, type Product, type PublicShop } from 'shared-contracts';
import { addressesOf } from '../addresses.ts';
import { pageTitle } from '../layout/page-title.ts';
import { texts } from '../texts.ts';
import { tagsOf } from './tags.ts';
import { oneLine, trimmed } from './text.ts';
import { breadcrumbThing, canonical, productThing, shopTitle, siteThing, storeThing } from './things.ts';
import type { HeadPicture, HeadTag, Place } from './types.ts';

export { serializeJsonLd } from './json-ld.ts';
export type { HeadPicture, HeadTag, JsonLd, Place } from './types.ts';

/** What every page of a shop has. */
interface ShopHead {
  place: Place;
  shop: PublicShop;
  /** The shop's logo; null where it has none. */
  logo: HeadPicture | null;
}

const published = (shop: PublicShop): boolean => shop.visibility === 'published';
const manifestOf = (shop: PublicShop): string => `/b2b${addressesOf(shop.name).home}/manifest.webmanifest`;

/** What a shop's home shows of its list. */
export interface ShownList {
  /** The category that is chosen; null: all. */
  category: Category | null;
  /** From 1. */
  page: number;
  /** The list is searched or sorted, which makes no page of its own. */
  narrowed: boolean;
}

/**
 * The head of a shop's home. Every page of the list, and each category, is canonical for itself, since each shows other products; a search
 * or another order is not indexed, and leads to the same list without them.
 */
export function homeHead({
  place,
  shop,
  logo,
  banner,
  list,
}: ShopHead & { banner: HeadPicture | null; list: ShownList }): HeadTag[] {
  const { home } = addressesOf(shop.name);
  const { category, page } = list;
  const query = new URLSearchParams();
  if (category) query.set('category', category.id);
  if (page > 1) query.set('page', String(page));
  const search = query.size > 0 ? `?${query}` : '';
  const name = shopTitle(shop);
  const named = [category ? oneLine(category.title) : '', page > 1 ? texts.head.page(page) : '']
    .filter(Boolean)
    .join(', ');
  const picture = banner ?? logo;
  const steps = [{ name, path: home }];
  if (category) steps.push({ name: category.title, path: `${home}?category=${category.id}` });
  return tagsOf({
    place,
    title: pageTitle(named || undefined, name),
    description: trimmed(category?.description || shop.description || texts.head.shop(name)),
    canonical: canonical(place, home + search),
    index: published(shop) && !list.narrowed,
    kind: 'website',
    siteName: name,
    picture: picture && { ...picture, alt: name },
    manifest: manifestOf(shop),
    things: [
      storeThing(place, shop, logo),
      siteThing(place, shop),
      ...(steps.length > 1 ? [breadcrumbThing(place, steps)] : []),
    ],
  });
}

/**
 * The head of a product's page.
 * @param pictures the product's, the first first
 * @param category the first of its categories; null where it is in none
 */
export function productHead({
  place,
  shop,
  logo,
  product,
  pictures,
  category,
}: ShopHead & { product: Product; pictures: readonly HeadPicture[]; category: Category | null }): HeadTag[] {
  const addresses = addressesOf(shop.name);
  const name = shopTitle(shop);
  const title = oneLine(product.title);
  const [first] = pictures;
  const steps = [
    { name, path: addresses.home },
    ...(category ? [{ name: category.title, path: `${addresses.home}?category=${category.id}` }] : []),
    { name: title, path: addresses.product(product.id) },
  ];
  return tagsOf({
    place,
    title: pageTitle(title, name),
    description: trimmed(descriptionOf(product) || texts.head.product(title, name)),
    canonical: canonical(place, addresses.product(product.id)),
    index: published(shop) && product.published,
    kind: 'product',
    siteName: name,
    picture: first ? { ...first, alt: title } : logo && { ...logo, alt: name },
    manifest: manifestOf(shop),
    price: product.price,
    things: [
      productThing(place, shop, product, pictures),
      breadcrumbThing(place, steps),
      storeThing(place, shop, logo),
    ],
  });
}

/** The head of a document: privacy policy, offer, consent. */
export const documentHead = ({
  place,
  shop,
  logo,
  title,
  path,
}: ShopHead & { title: string; path: string }): HeadTag[] =>
  plainHead({ place, shop, logo, title, index: published(shop), canonicalPath: path });

/** The head of a page that is not for search engines: cart, order, and everything that is missing, gone or closed. */
export const privateHead = (parts: ShopHead & { title: string }): HeadTag[] =>
  plainHead({ ...parts, index: false, canonicalPath: null });

function plainHead({
  place,
  shop,
  logo,
  title,
  index,
  canonicalPath,
}: ShopHead & { title: string; index: boolean; canonicalPath: string | null }): HeadTag[] {
  const name = shopTitle(shop);
  return tagsOf({
    place,
    title: pageTitle(title, name),
    description: trimmed(shop.description || texts.head.shop(name)),
    canonical: canonicalPath === null ? null : canonical(place, canonicalPath),
    index,
    kind: 'website',
    siteName: name,
    picture: logo && { ...logo, alt: name },
    manifest: manifestOf(shop),
    things: [],
  });
}
