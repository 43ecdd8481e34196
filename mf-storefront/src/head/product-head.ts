import { type Category, descriptionOf, lowestCost, type PageHead, type Product } from 'shared-contracts';
import { addressesOf } from '../addresses.ts';
import { oneLine, pageTitle, shopTitle } from '../layout/page-title.ts';
import { texts } from '../texts.ts';
import { homeOf, isPublished, type ShopHead } from './shop-head.ts';
import { breadcrumbData, canonicalUrl, productData, storeData } from './structured-data.ts';
import { headOf } from './tags.ts';
import { texts as headTexts } from './texts.ts';
import { truncateDescription } from './truncate-description.ts';
import type { HeadPicture } from './types.ts';

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
    index: isPublished(shop) && product.published,
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
