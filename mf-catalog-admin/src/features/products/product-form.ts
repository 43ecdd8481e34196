import {
  descriptionOf,
  type Product,
  type ProductDraft,
  type ProductField,
  productFieldTypes,
  roubles,
  type Size,
  sizesOf,
  typedText,
} from 'shared-contracts';
import { z } from 'zod';
import { productTexts } from './product-texts.ts';

const { errors } = productTexts;

/**
 * Prices have to be whole roubles: screens show no kopecks, and what they show has to add up.
 * @param before the product's saved price, which may keep its kopecks
 */
const priceAfter = (before: number | null) =>
  z
    .number()
    .nullable()
    .refine((value) => value === null || roubles.safeParse(value).success, errors.priceRange)
    .refine((value) => value === null || value === before || Number.isInteger(value), errors.kopecks);

export const maxSizes = 50;

const isNone = (value: number | null | undefined): value is null | undefined => value === null || value === undefined;

/** @param saved sizes as they are saved: they may keep the kopecks of their prices, and cannot be removed by clearing their name */
const rowSchema = (saved: readonly SizeRow[]) => {
  const kept = new Set(saved.flatMap(({ price, sale }) => [price, sale]));
  const price = z
    .number()
    // A draft of an earlier release may lack it.
    .nullish()
    .refine((value) => isNone(value) || roubles.safeParse(value).success, errors.priceRange)
    .refine((value) => isNone(value) || kept.has(value) || Number.isInteger(value), errors.kopecks);
  return z
    .object({ id: z.string(), value: typedText().max(120, errors.sizeLong), price, sale: price })
    .superRefine(({ id, value, price: now, sale }, context) => {
      const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      const isMeant = !isNone(now) || saved.some((size) => size.id === id);
      if (value === '' && isMeant) say('value', errors.sizeName);
      if (isNone(sale)) return;
      if (isNone(now)) say('price', errors.price);
      else if (sale <= now) say('sale', errors.sale);
    });
};

export interface SizeRow {
  id: string;
  value: string;
  price?: number | null | undefined;
  sale?: number | null | undefined;
}

export const productSchemaAfter = (saved: { price: number | null; sale: number | null; sizes: readonly SizeRow[] }) =>
  z
    .object({
      title: typedText().min(1, errors.title).max(200, errors.titleLong),
      price: priceAfter(saved.price).refine((value): boolean => value !== null, errors.price),
      sale: priceAfter(saved.sale),
      description: typedText().max(10_000, errors.descriptionLong),
      sizes: z.array(rowSchema(saved.sizes)).max(maxSizes, errors.sizesMany),
      categories: z.array(z.string()),
      published: z.boolean(),
    })
    .refine(({ price: now, sale }) => now === null || sale === null || sale > now, {
      path: ['sale'],
      message: errors.sale,
    })
    .superRefine(({ sizes }, context) => {
      sizes.forEach(({ value }, index) => {
        const first = sizes.findIndex((other) => other.value === value);
        if (value === '' || first === index) return;
        context.addIssue({ code: 'custom', path: ['sizes', index, 'value'], message: errors.sizeTwice });
      });
    });

export type ProductValues = z.infer<ReturnType<typeof productSchemaAfter>>;

export const newProductValues: ProductValues = {
  title: '',
  price: null,
  sale: null,
  description: '',
  sizes: [],
  categories: [],
  published: true,
};

export const valuesOf = (product: Product): ProductValues => ({
  title: product.title,
  price: product.price,
  sale: product.sale,
  description: descriptionOf(product),
  sizes: sizesOf(product).map(({ id, value, price = null, sale = null }) => ({ id, value, price, sale })),
  categories: product.categories,
  published: product.published,
});

const sizeOf = ({ id, value, price, sale }: SizeRow): Size =>
  isNone(price) ? { id, value } : { id, value, price, ...(isNone(sale) ? {} : { sale }) };

function fieldsOf(values: ProductValues, before: readonly ProductField[]): ProductField[] {
  const first = before.find((field) => field.type === 'textarea');
  const others = before.filter((field) => field.type === 'textarea' && field !== first);
  const sizes = values.sizes.filter(({ value }) => value !== '').map(sizeOf);
  return [
    ...(values.description ? [{ type: 'textarea' as const, value: values.description }] : []),
    ...others,
    ...(sizes.length ? [{ type: 'sizes' as const, sizes }] : []),
  ];
}

export const draftOf = (values: ProductValues, before: readonly ProductField[]): ProductDraft => ({
  title: values.title,
  price: values.price ?? 0,
  sale: values.sale,
  published: values.published,
  categories: values.categories,
  meta: { productFields: fieldsOf(values, before) },
});

const fieldsOfType = ({ meta }: ProductDraft, type: ProductField['type']): string =>
  JSON.stringify(meta.productFields.filter((field) => field.type === type));

/** Only fields that differ from the product are sent: the others keep what another device has saved meanwhile. */
export function changesOf(values: ProductValues, product: Product): Partial<ProductDraft> {
  const { productFields } = product.meta;
  const before = draftOf(valuesOf(product), productFields);
  const after = draftOf(values, productFields);
  const names = Object.keys(after) as (keyof ProductDraft)[];
  const changed = names.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  const kinds = productFieldTypes.filter((type) => fieldsOfType(after, type) !== fieldsOfType(before, type));
  const meta = { ...after.meta, changed: kinds };
  return Object.fromEntries(changed.map((name) => [name, name === 'meta' ? meta : after[name]]));
}

export const productWireFields = { title: 'title', price: 'price', old_price: 'sale' } as const;

/** Discount as a share of 1; null where the old price is not above the price. */
export const discountOf = ({ price: now, sale }: Pick<ProductValues, 'price' | 'sale'>): number | null =>
  now !== null && sale !== null && sale > now ? (sale - now) / sale : null;
