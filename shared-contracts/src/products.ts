import { z } from 'zod';
import { jsonList, readJson, readList, readNumber, readText } from './lenient.ts';
import { operation } from './operation.ts';
import { id, orderDir, page, perPage, roubles, searchText, totalCount } from './primitives.ts';

/** A size as the merchant offers it and the shopper chooses it (sentence 3.4.2). */
export interface Size {
  id: string;
  value: string;
}

/** A product field: a text that is not empty, or a list of sizes (sentence 3.4.2). */
export type ProductField = { type: 'textarea'; value: string } | { type: 'sizes'; sizes: Size[] };

/** The first picture of a product: path of the file, its size in pixels, and a colour to show before it comes. */
export interface Preview {
  link: string;
  width: number;
  height: number;
  colour: string;
}

/** Product (sentence 3.4.1). Prices in roubles; `sale` is the old price, null where there is none. */
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
export type ProductDraft = Omit<Product, 'id' | 'preview'>;

export const sizeSchema = z.object({ id: z.string().trim().min(1).max(60), value: z.string().trim().min(1).max(120) });

/** What a product field must be to be stored. */
export const productFieldSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('textarea'), value: z.string().trim().min(1).max(10_000) }),
  z.object({
    type: z.literal('sizes'),
    sizes: z
      .array(sizeSchema)
      .max(50)
      .refine((sizes) => new Set(sizes.map((size) => size.id)).size === sizes.length, 'size ids repeat'),
  }),
]);

const previewSchema = z.object({ link: z.string(), width: z.int(), height: z.int(), colour: z.string() });

/** The wire's `meta_options`; `product_fields` is JSON text (sentence 5.6.1). */
const metaOptions = z.object({ product_fields: z.string() });

/** The wire's product. `show` and `order` are what lists are filtered and sorted by (sentence 5.12.1). */
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
  show: z.boolean().catch(true),
  order: z.number().catch(-1),
  preview: previewSchema.nullable().catch(null),
});

/** Reads the fields of a product; malformed JSON is an empty list (sentence 5.6.1). */
export const readProductFields = (value: unknown): ProductField[] => readList(value, productFieldSchema);

/** Reads a chosen size; malformed is null (sentence 5.6.1). */
export const readSize = (value: unknown): Size | null => readJson(value, sizeSchema);

/** One product of an answer as an entity. Throws where it has no id. */
export function readProduct(value: unknown): Product {
  const wire = productRead.parse(value);
  return {
    id: wire.product_id,
    title: wire.title,
    price: readNumber(wire.price) ?? 0,
    sale: readNumber(wire.old_price),
    published: wire.is_posted,
    categories: readList(wire.categories, z.string()),
    meta: { productFields: readProductFields(wire.meta_options.product_fields) },
    preview: wire.preview,
  };
}

/** Lists keep only items with show true, sorted by ascending order (sentence 5.12.1); `products_list` or `products` (7.19.2). */
export function readProducts(body: unknown): { products: Product[]; totalCount: number } {
  const answer = z
    .object({ products_list: z.array(z.unknown()).optional(), products: z.array(z.unknown()).optional() })
    .loose()
    .parse(body);
  const list = answer.products_list ?? answer.products;
  if (!list) throw new Error('no list of products');
  const shown = list.flatMap((item) => {
    const parsed = productRead.safeParse(item);
    return parsed.success && parsed.data.show ? [{ item, order: parsed.data.order }] : [];
  });
  shown.sort((a, b) => a.order - b.order);
  const products = shown.map(({ item }) => readProduct(item));
  return { products, totalCount: readNumber(answer.total_count) ?? products.length };
}

const productBody = z.object({
  title: z.string().trim().min(1).max(200),
  price: roubles,
  old_price: roubles.nullable().optional(),
  is_posted: z.boolean().default(false),
  categories_to_add: z.array(id).max(100).default([]),
  meta_options: z.object({ product_fields: jsonList(productFieldSchema).default([]) }).default({ product_fields: [] }),
});

const toBody = (draft: ProductDraft): z.input<typeof productBody> => ({
  title: draft.title,
  price: draft.price,
  old_price: draft.sale,
  is_posted: draft.published,
  categories_to_add: draft.categories,
  meta_options: { product_fields: JSON.stringify(draft.meta.productFields) },
});

/** Succeeds when the answer has a product id or is a string id (sentence 5.10.1). */
export function readProductId(body: unknown): string {
  const productId = typeof body === 'string' ? body : z.object({ product_id: z.string() }).parse(body).product_id;
  if (productId.trim() === '') throw new Error('no product id');
  return productId;
}

/** Adds a product (sentences 7.16.1, 7.16.2); it comes last in the order. */
export const addProduct = operation({
  name: 'addProduct',
  summary: 'Add a product',
  group: 'api',
  path: '/merchant-api/product/add',
  access: 'merchant',
  owned: [{ field: 'categories_to_add[]', kind: 'category' }],
  request: productBody,
  response: z.object({ product_id: z.string() }),
  errors: ['not_found'],
  encode: toBody,
  decode: readProductId,
});

/** Changes a product (sentence 7.17.1): fields left out stay; `categories_to_add` given replaces its categories. */
export const updateProduct = operation({
  name: 'updateProduct',
  summary: 'Change a product',
  group: 'api',
  path: '/merchant-api/product/update',
  access: 'merchant',
  owned: [
    { field: 'product_id', kind: 'product' },
    { field: 'categories_to_add[]', kind: 'category' },
  ],
  request: z.object({
    product_id: id,
    title: productBody.shape.title.optional(),
    price: roubles.optional(),
    old_price: roubles.nullable().optional(),
    is_posted: z.boolean().optional(),
    categories_to_add: z.array(id).max(100).optional(),
    meta_options: z.object({ product_fields: jsonList(productFieldSchema) }).optional(),
  }),
  response: z.object({ product_id: z.string() }),
  errors: ['not_found'],
  encode: ({ id: productId, ...draft }: Partial<ProductDraft> & { id: string }) => ({
    product_id: productId,
    title: draft.title,
    price: draft.price,
    old_price: draft.sale,
    is_posted: draft.published,
    categories_to_add: draft.categories,
    meta_options: draft.meta && { product_fields: JSON.stringify(draft.meta.productFields) },
  }),
  decode: readProductId,
});

/** Deletes a product (sentence 7.18.1); needs a non-empty id back (sentence 5.10.1). */
export const deleteProduct = operation({
  name: 'deleteProduct',
  summary: 'Delete a product',
  group: 'api',
  path: '/merchant-api/product/delete',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  request: z.object({ product_id: id }),
  response: z.object({ product_id: z.string() }),
  errors: ['not_found'],
  decode: readProductId,
});

const listAnswer = z.object({ products_list: z.array(productWire), total_count: totalCount });

/** The merchant's products (sentences 7.19.1, 7.19.2). */
export const listProducts = operation({
  name: 'listProducts',
  summary: "The merchant's products",
  group: 'api',
  path: '/merchant-api/product/list',
  access: 'merchant',
  owned: [{ field: 'category_id', kind: 'category' }],
  request: z.object({
    page,
    per_page: perPage,
    search: searchText.optional(),
    category_id: id.optional(),
    is_posted: z.boolean().optional(),
    order_by: z.enum(['position', 'title', 'price', 'created']).default('position'),
    order_dir: orderDir.default('asc'),
  }),
  response: listAnswer,
  errors: ['not_found'],
  decode: readProducts,
});

/** Moves a product to a place in the merchant's order, counted from 0 (sentence 7.20.1). */
export const moveProduct = operation({
  name: 'moveProduct',
  summary: 'Move a product',
  group: 'api',
  path: '/merchant-api/product/move',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  request: z.object({ product_id: id, new_position: z.int().min(0).max(1_000_000) }),
  response: z.object({ product_id: z.string(), new_position: z.int() }),
  errors: ['not_found'],
});

/** Products by their ids (sentence 7.21.1), in the order asked for. Unknown and foreign ids: 404. */
export const productsByIds = operation({
  name: 'productsByIds',
  summary: 'Products by their ids',
  group: 'api',
  path: '/merchant-api/product/info-by-ids',
  access: 'merchant',
  owned: [{ field: 'ids[]', kind: 'product' }],
  request: z.object({ ids: z.array(id).min(1).max(100) }),
  response: z.object({ products: z.array(productWire) }),
  errors: ['not_found'],
  decode: (body) => readProducts(body).products,
});

/** Public products are treated as published (sentence 5.13.1). */
const asPublished = (product: Product): Product => ({ ...product, published: true });

/** A shop's products for the public (sentence 7.22.1). */
export const listPublicProducts = operation({
  name: 'listPublicProducts',
  summary: "A shop's products",
  group: 'api',
  path: '/users-api/products',
  access: 'merchantName',
  request: z.object({
    page,
    per_page: perPage,
    search: searchText.optional(),
    category_id: id.optional(),
    product_ids: z.array(id).max(100).optional(),
    order_by: z.enum(['position', 'price', 'created']).default('position'),
    order_dir: orderDir.default('asc'),
  }),
  response: listAnswer,
  errors: ['shop_not_found', 'shop_stopped'],
  encode: ({
    merchantName: _,
    ...rest
  }: {
    merchantName: string;
    page?: number;
    per_page?: number;
    search?: string;
    category_id?: string;
    product_ids?: string[];
    order_by?: 'position' | 'price' | 'created';
    order_dir?: 'asc' | 'desc';
  }) => rest,
  decode: (body) => {
    const { products, totalCount: count } = readProducts(body);
    return { products: products.map(asPublished), totalCount: count };
  },
});

/** One product for the public (decisions, part 3). */
export const readPublicProduct = operation({
  name: 'readPublicProduct',
  summary: 'One product of a shop',
  group: 'api',
  path: '/users-api/product',
  access: 'merchantName',
  request: z.object({ product_id: z.string().max(60) }),
  response: z.object({ product: productWire }),
  errors: ['shop_not_found', 'shop_stopped', 'not_found', 'gone'],
  encode: ({ productId }: { merchantName: string; productId: string }) => ({ product_id: productId }),
  decode: (body) => asPublished(readProduct(z.object({ product: z.unknown().optional() }).parse(body).product)),
});

/** The first product field of type textarea, or empty (sentence 2.8.2). */
export const descriptionOf = (product: Pick<Product, 'meta'>): string =>
  readText(product.meta.productFields.find((field) => field.type === 'textarea')?.value);

/** All sizes a product comes in. */
export const sizesOf = (product: Pick<Product, 'meta'>): Size[] =>
  product.meta.productFields.flatMap((field) => (field.type === 'sizes' ? field.sizes : []));
