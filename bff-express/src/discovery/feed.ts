import { type Category, listFoundOffers, type PublicShop } from 'shared-contracts';
import { shopAddress } from '../brands/brand-of-shop.ts';
import type { ServedBrand } from '../brands/brands.ts';
import { texts } from '../texts.ts';
import type { Ask } from './discovery-reads.ts';
import { categoryNumber, type FeedShop, offerElements, otherCategory } from './feed-offer.ts';
import { escapeXml, withoutUnprintable, xmlDeclaration, xmlElement } from './xml.ts';

function feedDate(now: Date): string {
  const moscow = new Date(now.getTime() + 3 * 3_600_000);
  return `${moscow.toISOString().slice(0, 19)}+03:00`;
}

interface Feed {
  brand: ServedBrand;
  shop: PublicShop;
  categories: readonly Category[];
  now: Date;
}

const categoryElement = (id: string, title: string): string => `<category id="${id}">${escapeXml(title)}</category>`;

export async function* feedPieces(ask: Ask, { brand, shop, categories, now }: Feed): AsyncGenerator<string> {
  const home = shopAddress(brand, shop.name);
  const name = withoutUnprintable(shop.title).trim() || shop.name;
  const about: FeedShop = {
    home,
    origin: brand.origin,
    vendor: name,
    categories: new Set(categories.map(({ id }) => id)),
  };
  yield [
    xmlDeclaration,
    `<yml_catalog date="${feedDate(now)}">\n<shop>\n`,
    xmlElement('name', name),
    xmlElement('company', withoutUnprintable(shop.fio).trim() || name),
    xmlElement('url', home),
    '\n<currencies><currency id="RUB" rate="1"/></currencies>\n<categories>',
    categoryElement(otherCategory, texts.feed.otherCategory),
    ...categories.map(({ id, title }) =>
      categoryElement(categoryNumber(id), withoutUnprintable(title).trim() || texts.feed.otherCategory),
    ),
    '</categories>\n<offers>\n',
  ].join('');
  const size = 200;
  let after: string | undefined;
  do {
    const { offers } = await ask(listFoundOffers, { after, per_page: size });
    for (const offer of offers) yield* offerElements(offer, about);
    after = offers.length < size ? undefined : offers.at(-1)?.product_id;
  } while (after !== undefined);
  yield '</offers>\n</shop>\n</yml_catalog>\n';
}
