import { descriptionOf, type JsonLd, jpegLink, type Place, type Product, type PublicShop } from 'shared-contracts';
import { addressesOf } from '../addresses.ts';
import { oneLine, shopTitle } from '../layout/page-title.ts';
import { trimmed } from './text.ts';
import type { HeadPicture } from './types.ts';

/** Base path of every page (promise 2.1.2). */
const base = '/b2b';

/** Canonical address of a path below the base path. */
export const canonical = ({ origin }: Place, path: string): string => `${origin}${base}${path}`;

const idOf = (place: Place, shop: PublicShop): string => `${canonical(place, addressesOf(shop.name).home)}#shop`;

/** A picture as messengers and search engines get it: JPEG, 1200 wide at most. */
export const pictureAddress = ({ origin }: Place, { link }: HeadPicture): string => origin + jpegLink(link);

/** The shop: `Store`, which is an `Organization`. */
export function storeData(place: Place, shop: PublicShop, logo: HeadPicture | null): JsonLd {
  const phone = oneLine(shop.contactPhone) || shop.contacts.find(({ type }) => type === 'phone')?.value;
  const address = oneLine(shop.locationAddress);
  return {
    '@type': 'Store',
    '@id': idOf(place, shop),
    name: shopTitle(shop),
    url: canonical(place, addressesOf(shop.name).home),
    ...(oneLine(shop.description) ? { description: trimmed(shop.description, 500) } : {}),
    ...(logo ? { logo: pictureAddress(place, logo), image: pictureAddress(place, logo) } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(oneLine(shop.email) ? { email: oneLine(shop.email) } : {}),
    ...(address ? { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'RU' } } : {}),
    ...(oneLine(shop.fio) ? { legalName: oneLine(shop.fio) } : {}),
    ...(shop.inn ? { taxID: shop.inn } : {}),
    currenciesAccepted: 'RUB',
  };
}

export const siteData = (place: Place, shop: PublicShop): JsonLd => ({
  '@type': 'WebSite',
  name: shopTitle(shop),
  url: canonical(place, addressesOf(shop.name).home),
  inLanguage: 'ru',
  publisher: { '@id': idOf(place, shop) },
});

/** The way to a page: names with their paths below the base path. */
export const breadcrumbData = (place: Place, steps: readonly { name: string; path: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: oneLine(name),
    item: canonical(place, path),
  })),
});

/** A product that is sold: with its offer. */
export function productData(
  place: Place,
  shop: PublicShop,
  product: Product,
  pictures: readonly HeadPicture[],
): JsonLd {
  const url = canonical(place, addressesOf(shop.name).product(product.id));
  const description = trimmed(descriptionOf(product), 5_000);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: oneLine(product.title),
    url,
    sku: product.id,
    ...(description ? { description } : {}),
    ...(pictures.length > 0 ? { image: pictures.map((picture) => pictureAddress(place, picture)) } : {}),
    brand: { '@type': 'Brand', name: shopTitle(shop) },
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.toFixed(2),
      priceCurrency: 'RUB',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Store', '@id': idOf(place, shop), name: shopTitle(shop) },
    },
  };
}
