import { createHash } from 'node:crypto';
import { externalPictureSize, type FeedOffer, jpegLink } from 'shared-contracts';
import { texts } from '../texts.ts';
import { escapeXml, truncateWords, withoutUnprintable, xmlElement } from './xml.ts';

/** Yandex's limits for one offer; the feed's test says in which document each is written. */
const maxName = 150;
const maxDescription = 3_000;
const maxPictures = 10;
const smallestSide = 300;

/** An offer's id: letters and digits, 20 at most, for ever the same for a product. */
const offerId = (productId: string): string => createHash('sha256').update(productId).digest('hex').slice(0, 20);

export const categoryNumber = (categoryId: string): string =>
  String(10n ** 16n + (createHash('sha256').update(categoryId).digest().readBigUInt64BE() % (9n * 10n ** 16n)));

/** The category of products that are in none: an offer without a category is not valid. */
export const otherCategory = '1';

export interface FeedShop {
  home: string;
  origin: string;
  vendor: string;
  categories: ReadonlySet<string>;
}

const priceText = (roubles: number): string => (Number.isInteger(roubles) ? String(roubles) : roubles.toFixed(2));

const oneLine = (text: string): string => withoutUnprintable(text).replace(/\s+/g, ' ').trim();

function picturesOf({ pictures }: FeedOffer, origin: string): string[] {
  return pictures
    .map(({ link, width, height }) => ({ address: origin + jpegLink(link), ...externalPictureSize(width, height) }))
    .filter(({ width, height }) => Math.min(width, height) >= smallestSide)
    .slice(0, maxPictures)
    .map(({ address }) => address);
}

const groupNumber = (productId: string): string =>
  String(1 + (createHash('sha256').update(productId).digest().readUInt32BE() % 999_999_999));

type Cost = Pick<FeedOffer, 'price' | 'old_price'>;

const priceParts = ({ price, old_price: old }: Cost): string[] => [
  xmlElement('price', priceText(price)),
  ...(old !== null && old > price ? [xmlElement('oldprice', priceText(old))] : []),
  xmlElement('currencyId', 'RUB'),
];

/** Yandex calls only goods in stock available; what has to be made first is not. Sold-out products never get here: they are no offers. */
const isAvailable = ({ availability }: Pick<FeedOffer, 'availability'>): string => String(availability === 'in_stock');

interface Described {
  name: string;
  head: string[];
  tail: string[];
}

function sizeElement(offer: FeedOffer, size: FeedOffer['sizes'][number], { name, head, tail }: Described): string {
  const value = oneLine(size.value);
  const named = truncateWords(`${name}, ${value}`, maxName);
  const attributes = `id="${offerId(`${offer.product_id} ${size.id}`)}" group_id="${groupNumber(offer.product_id)}" available="${isAvailable(size)}"`;
  const param = `<param name="${texts.feed.size}">${escapeXml(value)}</param>`;
  return `<offer ${attributes}>${[xmlElement('name', named), ...head, ...priceParts(size), ...tail, param].join('')}</offer>\n`;
}

/**
 * The offers of a product, one of each size. They come one at a time: together they are megabytes, as each repeats the description.
 * @returns none for a product that Yandex's rules do not allow as an offer: without a price, a name or a picture that is large enough, or sold out
 */
export function* offerElements(offer: FeedOffer, shop: FeedShop): Generator<string> {
  const name = truncateWords(oneLine(offer.title), maxName);
  const pictures = picturesOf(offer, shop.origin);
  if (name === '' || pictures.length === 0 || offer.availability === 'sold_out') return;
  const known = offer.category_id !== null && shop.categories.has(offer.category_id);
  const description = truncateWords(withoutUnprintable(offer.description).trim(), maxDescription);
  const head = [xmlElement('vendor', shop.vendor), xmlElement('url', `${shop.home}/product/${offer.product_id}`)];
  const tail = [
    xmlElement('categoryId', known ? categoryNumber(offer.category_id as string) : otherCategory),
    ...pictures.map((picture) => xmlElement('picture', picture)),
    xmlElement('description', description || name),
  ];
  for (const size of offer.sizes) {
    if (size.price > 0 && size.availability !== 'sold_out') yield sizeElement(offer, size, { name, head, tail });
  }
  if (offer.sizes.length > 0 || offer.price <= 0) return;
  const parts = [xmlElement('name', name), ...head, ...priceParts(offer), ...tail];
  yield `<offer id="${offerId(offer.product_id)}" available="${isAvailable(offer)}">${parts.join('')}</offer>\n`;
}
