import {
  type Availability,
  availabilityOf,
  basePath,
  costOf,
  descriptionOf,
  type JsonLd,
  jpegLink,
  type OpeningHours,
  type Product,
  type PublicShop,
  remainingStockOf,
  type ShopOrigin,
  type ShopZone,
  shopDayOf,
  sizesOf,
  type Weekday,
} from 'shared-contracts';
import { addressesOf } from '../addresses.ts';
import { oneLine, shopTitle } from '../layout/page-title.ts';
import { truncateDescription } from './truncate-description.ts';
import type { HeadPicture } from './types.ts';

export const canonicalUrl = ({ origin }: ShopOrigin, path: string): string => `${origin}${basePath}${path}`;

const idOf = (origin: ShopOrigin, shop: PublicShop): string =>
  `${canonicalUrl(origin, addressesOf(shop.name).home)}#shop`;

/** A picture as messengers and search engines get it: JPEG, 1200 wide at most. */
export const pictureAddress = ({ origin }: ShopOrigin, { link }: HeadPicture): string => origin + jpegLink(link);

const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** A shop's opening hours, days of the same hours together. A `closes` before `opens` is on the next day; 23:59 ends a whole day. */
function hoursData(hours: readonly OpeningHours[]): JsonLd[] {
  const times = new Set(hours.map(({ from, to }) => `${from} ${to}`));
  return [...times].map((time) => {
    const [opens = '', to = ''] = time.split(' ');
    const days = hours.filter(({ from, to: until }) => `${from} ${until}` === time);
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(({ day }) => dayNames[day]),
      opens,
      closes: opens === to ? '23:59' : to,
    };
  });
}

export function storeData(origin: ShopOrigin, shop: PublicShop, logo: HeadPicture | null): JsonLd {
  const phone = oneLine(shop.contactPhone) || shop.contacts.find(({ type }) => type === 'phone')?.value;
  const address = oneLine(shop.locationAddress);
  return {
    '@type': 'Store',
    '@id': idOf(origin, shop),
    name: shopTitle(shop),
    url: canonicalUrl(origin, addressesOf(shop.name).home),
    ...(oneLine(shop.description) ? { description: truncateDescription(shop.description, 500) } : {}),
    ...(logo ? { logo: pictureAddress(origin, logo), image: pictureAddress(origin, logo) } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(oneLine(shop.email) ? { email: oneLine(shop.email) } : {}),
    ...(shop.openingHours.length > 0 ? { openingHoursSpecification: hoursData(shop.openingHours) } : {}),
    ...(address ? { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'RU' } } : {}),
    ...(oneLine(shop.fio) ? { legalName: oneLine(shop.fio) } : {}),
    ...(shop.inn ? { taxID: shop.inn } : {}),
    currenciesAccepted: 'RUB',
  };
}

export const siteData = (origin: ShopOrigin, shop: PublicShop): JsonLd => ({
  '@type': 'WebSite',
  name: shopTitle(shop),
  url: canonicalUrl(origin, addressesOf(shop.name).home),
  inLanguage: 'ru',
  publisher: { '@id': idOf(origin, shop) },
});

export const breadcrumbData = (origin: ShopOrigin, steps: readonly { name: string; path: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: oneLine(name),
    item: canonicalUrl(origin, path),
  })),
});

function priceData(product: Product): JsonLd {
  const sizes = sizesOf(product);
  const there = sizes.filter((size) => remainingStockOf(product, size) !== 0);
  const prices = (there.length > 0 ? there : sizes).map((size) => costOf(product, size).price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length === 0 || lowest === highest) {
    return { '@type': 'Offer', price: (prices[0] ?? product.price).toFixed(2) };
  }
  return {
    '@type': 'AggregateOffer',
    lowPrice: lowest.toFixed(2),
    highPrice: highest.toFixed(2),
    offerCount: prices.length,
  };
}

const lastDayBefore = (moment: string, zone: ShopZone): string => shopDayOf(new Date(Date.parse(moment) - 1), zone);

const availabilityTypes: Record<Availability, string> = {
  in_stock: 'https://schema.org/InStock',
  to_order: 'https://schema.org/BackOrder',
  sold_out: 'https://schema.org/OutOfStock',
};

export function productData(
  origin: ShopOrigin,
  shop: PublicShop,
  product: Product,
  pictures: readonly HeadPicture[],
): JsonLd {
  const url = canonicalUrl(origin, addressesOf(shop.name).product(product.id));
  const description = truncateDescription(descriptionOf(product), 5_000);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: oneLine(product.title),
    url,
    sku: product.id,
    ...(description ? { description } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((picture) => pictureAddress(origin, picture)) } : {}),
    brand: { '@type': 'Brand', name: shopTitle(shop) },
    offers: {
      ...priceData(product),
      url,
      priceCurrency: 'RUB',
      ...(product.priceUntil ? { priceValidUntil: lastDayBefore(product.priceUntil, shop.timeZone) } : {}),
      availability: availabilityTypes[availabilityOf(product)],
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Store', '@id': idOf(origin, shop), name: shopTitle(shop) },
    },
  };
}
