import { type Product, truncate } from 'shared-contracts';
import type { PageToLoad } from 'shared-runtime/page';
import { listProductPages } from '../features/catalogue/product-pages.ts';

/** Three lines of a card. */
const shownCharacters = 160;

function withCutDescription(product: Product): Product {
  const productFields = product.meta.productFields.map((field) =>
    field.type === 'textarea' && field.value.length > shownCharacters
      ? { ...field, value: `${truncate(field.value, shownCharacters - 1).trimEnd()}…` }
      : field,
  );
  return { ...product, meta: { productFields } };
}

/** A list shows the first lines of descriptions; whole, they can weigh ten times as much as the page that carries them. */
export function cutDescriptions({ reads }: Pick<PageToLoad, 'reads'>): void {
  for (const { args, data } of reads.known(listProductPages)) {
    const pages = data.pages.map((page) => ({ ...page, products: page.products.map(withCutDescription) }));
    reads.put(listProductPages, args, { ...data, pages });
  }
}
