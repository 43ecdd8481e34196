import { z } from 'zod';
import { jsonList } from '../wire/json-list.ts';
import { parseObject, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, orderDir, page, perPage, roubles, searchText, totalCount, typedText } from '../wire/primitives.ts';
import { type Product, type ProductDraft, productFieldTypes } from './product.ts';
import {
  parseProduct,
  parseProducts,
  productFieldSchema,
  productWire,
  serializeProductFields,
  withoutStock,
} from './product-entities.ts';

const storedFields = jsonList(productFieldSchema).transform(withoutStock);

const productBody = z.object({
  title: typedText().min(1).max(200),
  price: roubles,
  old_price: roubles.nullable().optional(),
  is_posted: z.boolean().default(false),
  categories_to_add: z.array(id).max(100).default([]),
  meta_options: z.object({ product_fields: storedFields.default([]) }).default({ product_fields: [] }),
});

const toBody = (draft: ProductDraft): z.input<typeof productBody> => ({
  title: draft.title,
  price: draft.price,
  old_price: draft.sale,
  is_posted: draft.published,
  categories_to_add: draft.categories,
  meta_options: { product_fields: serializeProductFields(draft.meta.productFields) },
});

export function parseProductId(body: unknown): string {
  const productId = typeof body === 'string' ? body : z.object({ product_id: z.string() }).parse(body).product_id;
  if (productId.trim() === '') throw new Error('no product id');
  return productId;
}

export const addProduct = operation({
  name: 'addProduct',
  group: 'api',
  path: '/merchant-api/product/add',
  access: 'merchant',
  owned: [{ field: 'categories_to_add[]', kind: 'category' }],
  /** `idempotency_key` becomes the product's id: a repeated call returns the product that it has added, and changes nothing. */
  request: productBody.extend({ idempotency_key: z.uuid().optional() }),
  response: z.object({ product_id: z.string() }),
  errors: ['not_found', 'list_full'],
  encode: ({ idempotencyKey, ...draft }: ProductDraft & { idempotencyKey?: string }) => ({
    ...toBody(draft),
    ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
  }),
  decode: parseProductId,
});

/**
 * Fields left out stay; `categories_to_add` replaces the product's categories. With `changed`, only product fields of
 * these kinds are taken, so that a description and sizes can be edited concurrently.
 */
export const updateProduct = operation({
  name: 'updateProduct',
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
    meta_options: z
      .object({
        product_fields: storedFields,
        changed: z.array(z.enum(productFieldTypes)).max(productFieldTypes.length).optional(),
      })
      .optional(),
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
    meta_options: draft.meta && {
      product_fields: serializeProductFields(draft.meta.productFields),
      changed: draft.meta.changed,
    },
  }),
  decode: parseProductId,
});

export const deleteProduct = operation({
  name: 'deleteProduct',
  group: 'api',
  path: '/merchant-api/product/delete',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  request: z.object({ product_id: id }),
  response: z.object({ product_id: z.string() }),
  errors: ['not_found'],
  decode: parseProductId,
});

const listAnswer = z.object({
  products_list: z.array(productWire),
  total_count: totalCount,
  understood_as: z.string().optional(),
});

const readFound = (body: unknown) => ({
  ...parseProducts(body),
  understoodAs: parseText(parseObject(body).understood_as),
});

export const listProducts = operation({
  name: 'listProducts',
  readOnly: true,
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
    /** Upper bound of `total_count`, so that a search need not look at every product. Left out: all are counted. */
    count_to: z.int().min(1).max(2_000_000).optional(),
  }),
  response: listAnswer,
  errors: ['not_found'],
  decode: readFound,
});

export const moveProduct = operation({
  name: 'moveProduct',
  group: 'api',
  path: '/merchant-api/product/move',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  request: z.object({ product_id: id, new_position: z.int().min(0).max(1_000_000) }),
  response: z.object({ product_id: z.string(), new_position: z.int() }),
  errors: ['not_found'],
});

/** Products by their ids, as `{ids}` or as a bare list (promise 7.21.1), in the order asked for. Unknown and foreign ids: 404. */
export const productsByIds = operation({
  name: 'productsByIds',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/product/info-by-ids',
  access: 'merchant',
  owned: [
    { field: 'ids[]', kind: 'product' },
    { field: '[]', kind: 'product' },
  ],
  request: z.preprocess(
    (body: string[] | { ids: string[] }) => (Array.isArray(body) ? { ids: body } : body),
    z.object({ ids: z.array(id).min(1).max(100) }),
  ),
  response: z.object({ products: z.array(productWire) }),
  errors: ['not_found'],
  decode: (body) => parseProducts(body).products,
});

const asPublished = (product: Product): Product => ({ ...product, published: true });

export const listPublicProducts = operation({
  name: 'listPublicProducts',
  group: 'api',
  path: '/users-api/products',
  access: 'merchantName',
  request: z.object({
    page,
    per_page: perPage,
    search: searchText.optional(),
    category_id: id.optional(),
    related_to: id.optional(),
    addons: z.literal(true).optional(),
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
    related_to?: string;
    addons?: true;
    product_ids?: string[];
    order_by?: 'position' | 'price' | 'created';
    order_dir?: 'asc' | 'desc';
  }) => rest,
  decode: (body) => {
    const { products, ...found } = readFound(body);
    return { products: products.map(asPublished), ...found };
  },
});

const productAnswer = z.object({ product: z.unknown().optional() });

export const readPublicProduct = operation({
  name: 'readPublicProduct',
  group: 'api',
  path: '/users-api/product',
  access: 'merchantName',
  request: z.object({ product_id: z.string().max(60) }),
  response: z.object({ product: productWire }),
  errors: ['shop_not_found', 'shop_stopped', 'not_found', 'gone'],
  encode: ({ productId }: { merchantName: string; productId: string }) => ({ product_id: productId }),
  decode: (body) => asPublished(parseProduct(productAnswer.parse(body).product)),
});
