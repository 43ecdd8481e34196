import { readText } from '../wire/lenient.ts';
import type { Category } from './categories.ts';
import type { RuleInForce } from './price-terms.ts';
import type { Stock } from './stock-entity.ts';

/** A size as the merchant offers it and the shopper chooses it (promise 3.4.2). */
export interface Size {
  id: string;
  value: string;
  /** Roubles; left out where it costs what the product does. */
  price?: number;
  /** Old price; only beside a price of its own. */
  sale?: number;
  /** Left out where it is not counted by itself. */
  stock?: Stock;
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
  /** How much there is of it, and of its sizes without a stock of their own; left out where it is not counted. */
  stock?: Stock;
  /** To its merchant: the rule that the shop's prices follow for now, while those here are as they were typed. */
  rule?: RuleInForce;
  /** To shoppers: when the rule ends that its prices follow; left out where they follow none. */
  priceUntil?: string;
}

/** A product as its form holds it. */
export interface ProductDraft extends Omit<Product, 'id' | 'preview' | 'meta' | 'stock' | 'rule' | 'priceUntil'> {
  /** `changed` names the kinds of fields that are to be taken of a change; those of the other kinds stay. All are, where it is left out. */
  meta: Product['meta'] & { changed?: ProductField['type'][] };
}

/** The first product field of type textarea, or empty (promise 2.8.2). */
export const descriptionOf = (product: Pick<Product, 'meta'>): string =>
  readText(product.meta.productFields.find((field) => field.type === 'textarea')?.value);

export const sizesOf = (product: Pick<Product, 'meta'>): Size[] =>
  product.meta.productFields.flatMap((field) => (field.type === 'sizes' ? field.sizes : []));

/** What somebody pays for one. Roubles; `sale` is the old price, null where there is none. */
export type Cost = Pick<Product, 'price' | 'sale'>;

/** What a product costs in a size; in none, or in one without a price of its own, what the product does. */
export const costOf = ({ price, sale }: Cost, size: Size | null): Cost =>
  size?.price === undefined ? { price, sale } : { price: size.price, sale: size.sale ?? null };

/** How many products a category has, whether or not all of them are named. */
export const productCountOf = ({ productIds, count }: Category): number => count ?? productIds.length;
