import { readText } from '../wire/lenient.ts';
import type { Category } from './categories.ts';

/** A size as the merchant offers it and the shopper chooses it (promise 3.4.2). */
export interface Size {
  id: string;
  value: string;
}

/** A product field: a text that is not empty, or a list of sizes (promise 3.4.2). */
export type ProductField = { type: 'textarea'; value: string } | { type: 'sizes'; sizes: Size[] };

export const productFieldTypes = ['textarea', 'sizes'] as const satisfies ProductField['type'][];

/** The first picture of a product: path of the file, its size in pixels, and a colour to show before it comes. */
export interface Preview {
  link: string;
  width: number;
  height: number;
  colour: string;
}

/** Product (promise 3.4.1). Prices in roubles; `sale` is the old price, null where there is none. */
export interface Product {
  id: string;
  title: string;
  price: number;
  sale: number | null;
  published: boolean;
  /** Ids of its categories. */
  categories: string[];
  meta: { productFields: ProductField[] };
  /** Its first picture, so that a list needs no call per product; null where there is none. */
  preview: Preview | null;
}

/** A product as its form holds it. */
export interface ProductDraft extends Omit<Product, 'id' | 'preview' | 'meta'> {
  /** `changed` names the kinds of fields that are to be taken of a change; those of the other kinds stay. All are, where it is left out. */
  meta: Product['meta'] & { changed?: ProductField['type'][] };
}

/** The first product field of type textarea, or empty (promise 2.8.2). */
export const descriptionOf = (product: Pick<Product, 'meta'>): string =>
  readText(product.meta.productFields.find((field) => field.type === 'textarea')?.value);

export const sizesOf = (product: Pick<Product, 'meta'>): Size[] =>
  product.meta.productFields.flatMap((field) => (field.type === 'sizes' ? field.sizes : []));

/** How many products a category has, whether or not all of them are named. */
export const productCountOf = ({ productIds, count }: Category): number => count ?? productIds.length;
