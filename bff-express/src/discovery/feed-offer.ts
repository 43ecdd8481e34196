import { createHash } from 'node:crypto';
import { type FoundOffer, jpegLink, pictureForOthers } from 'shared-contracts';
import { element, escapeXml, printable, shortened } from './xml.ts';

/** Rules of Yandex for one offer; the test of the feed names where each stands. */
const maxName = 150;
const maxDescription = 3_000;
const maxPictures = 10;
const smallestSide = 300;

/** An offer's id: letters and digits, 20 at most, for ever the same for a product. */
const offerId = (productId: string): string => createHash('sha256').update(productId).digest('hex').slice(0, 20);

/** A category's id: a number of 17 digits, which is never that of {@link otherCategory}. */
export const categoryNumber = (categoryId: string): string =>
  String(10n ** 16n + (createHash('sha256').update(categoryId).digest().readBigUInt64BE() % (9n * 10n ** 16n)));

/** The category of products that are in none: an offer without a category is not valid. */
export const otherCategory = '1';

/** What all offers of a feed share. */
export interface FeedShop {
  /** Canonical address of the shop's home. */
  home: string;
  /** Origin of the brand, for pictures. */
  origin: string;
  /** Who makes the products. */
  vendor: string;
  /** Ids of the categories that the feed lists. */
  categories: ReadonlySet<string>;
}

const priceText = (roubles: number): string => (Number.isInteger(roubles) ? String(roubles) : roubles.toFixed(2));

const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();

function picturesOf({ pictures }: FoundOffer, origin: string): string[] {
  return pictures
    .map(({ link, width, height }) => ({ address: origin + jpegLink(link), ...pictureForOthers(width, height) }))
    .filter(({ width, height }) => Math.min(width, height) >= smallestSide)
    .slice(0, maxPictures)
    .map(({ address }) => address);
}

/** One offer; empty where the product cannot be one by Yandex's rules: it has no price, name or picture that is large enough. */
export function offerElement(offer: FoundOffer, shop: FeedShop): string {
  const name = shortened(oneLine(offer.title), maxName);
  const pictures = picturesOf(offer, shop.origin);
  if (name === '' || offer.price <= 0 || pictures.length === 0) return '';
  const known = offer.category_id !== null && shop.categories.has(offer.category_id);
  const description = shortened(printable(offer.description).trim(), maxDescription);
  const parts = [
    element('name', name),
    element('vendor', shop.vendor),
    element('url', `${shop.home}/product/${offer.product_id}`),
    element('price', priceText(offer.price)),
    ...(offer.old_price !== null && offer.old_price > offer.price
      ? [element('oldprice', priceText(offer.old_price))]
      : []),
    element('currencyId', 'RUB'),
    element('categoryId', known ? categoryNumber(offer.category_id as string) : otherCategory),
    ...pictures.map((picture) => element('picture', picture)),
    element('description', description || name),
  ];
  return `<offer id="${escapeXml(offerId(offer.product_id))}" available="true">${parts.join('')}</offer>\n`;
}
