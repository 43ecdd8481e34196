import { z } from 'zod';
import { listLimits } from '../wire/list-limits.ts';
import { type Owned, operation } from '../wire/operation.ts';
import { id, searchText, typedText } from '../wire/primitives.ts';
import { readProductId } from './products.ts';

/** Products that one call changes at most: all of a shop. */
const maxProductsAtOnce = listLimits.products;

/** What can be done with many products at once. `restore` takes `delete` back. */
export const productActions = ['publish', 'hide', 'delete', 'restore'] as const;
export type ProductAction = (typeof productActions)[number];

/** All products that a list shows: its search and its filters. */
const narrowing = z.object({
  search: searchText.optional(),
  category_id: id.optional(),
  is_posted: z.boolean().optional(),
});

/** How a change of many names products: by their ids, or as all that a list's filters leave. */
export const chosenProducts = {
  product_ids: z.array(id).min(1).max(maxProductsAtOnce).optional(),
  all: narrowing.optional(),
};

/** One of the two ways. */
export const isChosenOnce = (body: { product_ids?: unknown; all?: unknown }): boolean =>
  (body.product_ids === undefined) !== (body.all === undefined);
export const chosenOnce = { message: 'product_ids or all', path: ['product_ids'] };

export const ownedChoice: readonly Owned[] = [
  { field: 'product_ids[]', kind: 'anyProduct' },
  { field: 'all.category_id', kind: 'category' },
];

/**
 * Publishes, hides, deletes or restores products, all or none. They are named by their ids, or as all that a list's filters leave.
 * Answers those that it changed, in the shop's order: the other way round, they take the change back. A restored product stands where
 * it stood, in the categories that are still there.
 */
export const changeProducts = operation({
  name: 'changeProducts',
  group: 'api',
  path: '/merchant-api/product/change',
  access: 'merchant',
  owned: ownedChoice,
  request: z
    .object({ action: z.enum(productActions), ...chosenProducts })
    .refine(isChosenOnce, chosenOnce)
    .refine((body) => body.action !== 'restore' || body.product_ids !== undefined, {
      message: 'what is restored is named',
      path: ['product_ids'],
    }),
  response: z.object({ product_ids: z.array(z.string()) }),
  errors: ['not_found', 'list_full'],
  decode: (body) => z.object({ product_ids: z.array(z.string()) }).parse(body).product_ids,
});

/** Copies a product with its pictures and categories; the copy is hidden and stands behind it. Answers the copy's id. */
export const duplicateProduct = operation({
  name: 'duplicateProduct',
  group: 'api',
  path: '/merchant-api/product/duplicate',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  request: z.object({ product_id: id, title: typedText().min(1).max(200) }),
  response: z.object({ product_id: z.string() }),
  errors: ['not_found', 'list_full'],
  decode: readProductId,
});

/** Puts products into a category and takes others out of it, all or none. Answers how many are in it then. */
export const setCategoryProducts = operation({
  name: 'setCategoryProducts',
  group: 'api',
  path: '/merchant-api/category/products',
  access: 'merchant',
  owned: [
    { field: 'categoryId', kind: 'category' },
    { field: 'add[]', kind: 'product' },
    { field: 'remove[]', kind: 'anyProduct' },
  ],
  request: z.object({
    categoryId: id,
    add: z.array(id).max(maxProductsAtOnce).default([]),
    remove: z.array(id).max(maxProductsAtOnce).default([]),
  }),
  response: z.object({ count: z.int() }),
  errors: ['not_found'],
  decode: (body) => z.object({ count: z.int() }).parse(body).count,
});
