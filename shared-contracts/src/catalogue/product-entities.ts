import { z } from 'zod';
import { parseJsonAs, parseList, parseNumber, parseText } from '../wire/lenient.ts';
import { instant, roubles, typedText } from '../wire/primitives.ts';
import { parseRuleInForce, ruleInForceWire } from './price-rule-entities.ts';
import type { Product, ProductField, Size } from './product.ts';
import { parseStock, stockWire } from './stock-entity.ts';

const sizeSchema = z
  .object({
    id: typedText().min(1).max(60),
    value: typedText().min(1).max(120),
    price: roubles.nullish(),
    old_price: roubles.nullish(),
    stock: z.unknown().optional(),
  })
  .transform(({ id, value, price, old_price: sale, stock }): Size => {
    const counted = parseStock(stock);
    const size = { id, value, ...(counted && { stock: counted }) };
    if (price === null || price === undefined) return size;
    return { ...size, price, ...(sale === null || sale === undefined ? {} : { sale }) };
  });

export const productFieldSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('textarea'), value: typedText().min(1).max(10_000) }),
  z.object({
    type: z.literal('sizes'),
    sizes: z
      .array(sizeSchema)
      .max(50)
      .refine((sizes) => new Set(sizes.map((size) => size.id)).size === sizes.length, 'size ids repeat'),
  }),
]);

export const previewSchema = z.object({ link: z.string(), width: z.int(), height: z.int(), colour: z.string() });

const metaOptions = z.object({ product_fields: z.string() });

export const productWire = z.object({
  product_id: z.string(),
  title: z.string(),
  price: z.number(),
  old_price: z.number().nullable(),
  is_posted: z.boolean(),
  categories: z.array(z.string()),
  meta_options: metaOptions,
  show: z.boolean(),
  order: z.int(),
  preview: previewSchema.nullable(),
  stock: stockWire.optional(),
  /** Sent to the merchant only: the price rule that the shop applies now. The prices in this object are those before the rule. */
  price_rule: ruleInForceWire.optional(),
  price_until: instant.optional(),
});
export type ProductWire = z.infer<typeof productWire>;

const productRead = z.object({
  product_id: z.string().min(1),
  title: z.string(),
  price: z.unknown().optional(),
  old_price: z.unknown().optional(),
  is_posted: z.boolean().catch(false),
  categories: z.unknown().optional(),
  meta_options: z.object({ product_fields: z.unknown().optional() }).catch({ product_fields: [] }),
  show: z.boolean().catch(false),
  order: z.number().catch(-1),
  preview: previewSchema.nullable().catch(null),
  stock: z.unknown().optional(),
  price_rule: z.unknown().optional(),
  price_until: z.unknown().optional(),
});

export const parseProductFields = (value: unknown): ProductField[] => parseList(value, productFieldSchema);

/** Product fields as the database stores them: without the stock of sizes, which is stored apart and set by a call of its own. */
export const withoutStock = (fields: readonly ProductField[]): ProductField[] =>
  fields.map((field) =>
    field.type === 'sizes' ? { ...field, sizes: field.sizes.map(({ stock: _, ...size }) => size) } : field,
  );

export const serializeProductFields = (fields: readonly ProductField[]): string =>
  JSON.stringify(
    fields.map((field) =>
      field.type === 'sizes'
        ? {
            ...field,
            sizes: field.sizes.map(({ sale, ...size }) => (sale === undefined ? size : { ...size, old_price: sale })),
          }
        : field,
    ),
  );

export const parseSize = (value: unknown): Size | null => parseJsonAs(value, sizeSchema);

const categoryRead = z.string();

function productOf(wire: z.output<typeof productRead>): Product {
  const stock = parseStock(wire.stock);
  const rule = parseRuleInForce(wire.price_rule);
  const priceUntil = parseText(wire.price_until);
  return {
    id: wire.product_id,
    title: wire.title,
    price: parseNumber(wire.price) ?? 0,
    sale: parseNumber(wire.old_price),
    published: wire.is_posted,
    categories: parseList(wire.categories, categoryRead),
    meta: { productFields: parseProductFields(wire.meta_options.product_fields) },
    preview: wire.preview,
    ...(stock && { stock }),
    ...(rule && { rule }),
    ...(priceUntil && { priceUntil }),
  };
}

export const parseProduct = (value: unknown): Product => productOf(productRead.parse(value));

const listRead = z.looseObject({
  products_list: z.array(z.unknown()).optional(),
  products: z.array(z.unknown()).optional(),
});

export function parseProducts(body: unknown): { products: Product[]; totalCount: number } {
  const answer = listRead.parse(body);
  const list = answer.products_list ?? answer.products;
  if (!list) throw new Error('no list of products');
  const shown = list.flatMap((item) => {
    const parsed = productRead.safeParse(item);
    return parsed.success && parsed.data.show ? [parsed.data] : [];
  });
  shown.sort((a, b) => a.order - b.order);
  const products = shown.map(productOf);
  return { products, totalCount: parseNumber(answer.total_count) ?? products.length };
}
