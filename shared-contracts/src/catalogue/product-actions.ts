import { z } from 'zod';
import { listLimits } from '../wire/list-limits.ts';
import { type OwnedField, operation } from '../wire/operation.ts';
import { id, searchText, typedText } from '../wire/primitives.ts';
import { parseProductId } from './products.ts';

const maxProductsAtOnce = listLimits.products;

export const productActions = ['publish', 'hide', 'delete', 'restore'] as const;
export type ProductAction = (typeof productActions)[number];

const narrowing = z.object({
  search: searchText.optional(),
  category_id: id.optional(),
  is_posted: z.boolean().optional(),
});

export const productSelection = {
  product_ids: z.array(id).min(1).max(maxProductsAtOnce).optional(),
  all: narrowing.optional(),
  /**
   * Of `all`: what the list answered. If it has another number of products by now, or understands the search otherwise, the call fails with a conflict.
   */
  expected: z.object({ count: z.int().min(0), understood_as: typedText().max(1000) }).optional(),
};

export const hasOneSelection = (body: { product_ids?: unknown; all?: unknown }): boolean =>
  (body.product_ids === undefined) !== (body.all === undefined);
export const oneSelectionError = { message: 'product_ids or all', path: ['product_ids'] };

export const ownedSelectionFields: readonly OwnedField[] = [
  { field: 'product_ids[]', kind: 'anyProduct' },
  { field: 'all.category_id', kind: 'category' },
];

/**
 * Publishes, hides, deletes or restores products, all or none, named by ids or by a list's filters. Returns the ids
 * that actually changed, so that the opposite action on them is the undo.
 */
export const changeProducts = operation({
  name: 'changeProducts',
  group: 'api',
  path: '/merchant-api/product/change',
  access: 'merchant',
  owned: ownedSelectionFields,
  request: z
    .object({ action: z.enum(productActions), ...productSelection })
    .refine(hasOneSelection, oneSelectionError)
    .refine((body) => body.action !== 'restore' || body.product_ids !== undefined, {
      message: 'what is restored is named',
      path: ['product_ids'],
    }),
  response: z.object({ product_ids: z.array(z.string()) }),
  errors: ['not_found', 'list_full', 'conflict'],
  decode: (body) => z.object({ product_ids: z.array(z.string()) }).parse(body).product_ids,
});

export const duplicateProduct = operation({
  name: 'duplicateProduct',
  group: 'api',
  path: '/merchant-api/product/duplicate',
  access: 'merchant',
  owned: [{ field: 'product_id', kind: 'product' }],
  /** `idempotency_key` becomes the copy's id: a repeated call returns the copy that it has made, and changes nothing. */
  request: z.object({ product_id: id, title: typedText().min(1).max(200), idempotency_key: z.uuid().optional() }),
  response: z.object({ product_id: z.string() }),
  errors: ['not_found', 'list_full'],
  decode: parseProductId,
});

/**
 * Puts products into a category or takes them out, all or none, named by ids or by a list's filters. Returns the ids that actually changed, so that
 * the opposite on them is the undo.
 */
export const categorizeProducts = operation({
  name: 'categorizeProducts',
  group: 'api',
  path: '/merchant-api/product/categorize',
  access: 'merchant',
  owned: [{ field: 'category_id', kind: 'category' }, ...ownedSelectionFields],
  request: z
    .object({ category_id: id, action: z.enum(['add', 'remove']), ...productSelection })
    .refine(hasOneSelection, oneSelectionError),
  response: z.object({ product_ids: z.array(z.string()) }),
  errors: ['not_found', 'conflict'],
  decode: (body) => z.object({ product_ids: z.array(z.string()) }).parse(body).product_ids,
});

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
