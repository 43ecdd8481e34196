import { parseText } from '../wire/lenient.ts';
import type { Category } from './categories.ts';
import type { RuleInForce } from './price-terms.ts';
import type { Stock } from './stock-entity.ts';

export interface Size {
  id: string;
  value: string;
  price?: number;
  sale?: number;
  stock?: Stock;
}

export type ProductField = { type: 'textarea'; value: string } | { type: 'sizes'; sizes: Size[] };

export const productFieldTypes = ['textarea', 'sizes'] as const satisfies ProductField['type'][];

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
  categories: string[];
  meta: { productFields: ProductField[] };
  preview: Preview | null;
  stock?: Stock;
  rule?: RuleInForce;
  priceUntil?: string;
}

export interface ProductDraft extends Omit<Product, 'id' | 'preview' | 'meta' | 'stock' | 'rule' | 'priceUntil'> {
  /** `changed` names the kinds of fields to save; fields of other kinds stay as they are. Without it all are saved. */
  meta: Product['meta'] & { changed?: ProductField['type'][] };
}

export const descriptionOf = (product: Pick<Product, 'meta'>): string =>
  parseText(product.meta.productFields.find((field) => field.type === 'textarea')?.value);

export const sizesOf = (product: Pick<Product, 'meta'>): Size[] =>
  product.meta.productFields.flatMap((field) => (field.type === 'sizes' ? field.sizes : []));

export type Cost = Pick<Product, 'price' | 'sale'>;

export const costOf = ({ price, sale }: Cost, size: Size | null): Cost =>
  size?.price === undefined ? { price, sale } : { price: size.price, sale: size.sale ?? null };

export const productCountOf = ({ productIds, count }: Category): number => count ?? productIds.length;
