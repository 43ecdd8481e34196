import { basePath, type FoundShop, listFoundProducts, listFoundShops } from 'shared-contracts';
import { brandOfShop, shopAddress } from '../brands/brand-of-shop.ts';
import type { ServedBrand } from '../brands/brands.ts';
import type { Ask } from './discovery-reads.ts';
import { xmlDeclaration, xmlElement } from './xml.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses that one file may hold (sitemaps.org). */
const maxAddresses = 50_000;

/** Address of one shop's sitemap. It is at the root, because a sitemap may only list pages below its own folder. */
const shopPart = (merchantName: string): string => `/sitemap-shop-${merchantName}.xml`;

const brandPart = '/sitemap-brand.xml';

const entry = (kind: 'url' | 'sitemap', address: string, changed?: string): string =>
  `<${kind}>${xmlElement('loc', address)}${changed ? xmlElement('lastmod', changed) : ''}</${kind}>\n`;

async function allShops(ask: Ask): Promise<FoundShop[]> {
  const all: FoundShop[] = [];
  const size = 5_000;
  for (;;) {
    const { shops } = await ask(listFoundShops, { after: all.at(-1)?.merchant_name ?? '', per_page: size });
    all.push(...shops);
    if (shops.length < size) return all;
  }
}

export async function sitemapIndex(ask: Ask, brands: readonly ServedBrand[], brand: ServedBrand): Promise<string> {
  const shops = (await allShops(ask)).filter((shop) => brandOfShop(brands, shop.mum_status) === brand);
  const parts = shops
    .slice(0, maxAddresses - 1)
    .map((shop) => entry('sitemap', brand.origin + shopPart(shop.merchant_name), shop.changed));
  const first = entry('sitemap', brand.origin + brandPart);
  return `${xmlDeclaration}<sitemapindex xmlns="${namespace}">\n${first}${parts.join('')}</sitemapindex>\n`;
}

export const brandSitemap = (brand: ServedBrand): string =>
  `${xmlDeclaration}<urlset xmlns="${namespace}">\n${entry('url', `${brand.origin}${basePath}/`)}</urlset>\n`;

const shopPages = ['privacy', 'offer', 'personal-data'];

export async function* shopSitemap(
  ask: Ask,
  brand: ServedBrand,
  merchantName: string,
  changed: string,
): AsyncGenerator<string> {
  const home = shopAddress(brand, merchantName);
  yield `${xmlDeclaration}<urlset xmlns="${namespace}">\n${entry('url', home, changed)}`;
  yield shopPages.map((page) => entry('url', `${home}/${page}`)).join('');
  let left = maxAddresses - 1 - shopPages.length;
  let after: string | undefined;
  do {
    const size = Math.min(left, 5_000);
    const { products } = await ask(listFoundProducts, { after, per_page: size });
    yield products.map((one) => entry('url', `${home}/product/${one.product_id}`, one.updated)).join('');
    left -= products.length;
    after = products.length < size ? undefined : products.at(-1)?.product_id;
  } while (after !== undefined && left > 0);
  yield '</urlset>\n';
}
