import { z } from 'zod';
import { readList, readNumber, readText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, typedText } from '../wire/primitives.ts';

/** Category (promise 3.5.1). */
export interface Category {
  id: string;
  title: string;
  description: string;
  /** Its products are offered beside others (decision 3.34). */
  addons: boolean;
  productIds: string[];
  /** How many products it has, where not all of them are named. */
  count?: number;
}

const categoryWire = z.object({
  categoryId: z.string(),
  title: z.string(),
  description: z.string(),
  addons: z.boolean().optional(),
  products: z.array(z.object({ product_id: z.string() })),
  product_count: z.int().optional(),
});

const answer = z.object({ categories: z.array(categoryWire) });

const categoryRead = z.object({
  categoryId: z.string().min(1),
  title: z.string(),
  description: z.unknown().optional(),
  addons: z.unknown().optional(),
  products: z.unknown().optional(),
  product_count: z.unknown().optional(),
});

const answerRead = z.object({ categories: z.array(z.unknown()) });
const productRead = z.object({ product_id: z.string() });

function readCategories(body: unknown): Category[] {
  const { categories } = answerRead.parse(body);
  return readList(categories, categoryRead).map((category) => {
    const count = readNumber(category.product_count);
    return {
      id: category.categoryId,
      title: category.title,
      description: readText(category.description),
      addons: category.addons === true,
      productIds: readList(category.products, productRead).map((product) => product.product_id),
      ...(count === null ? {} : { count }),
    };
  });
}

const title = typedText().min(1).max(120);
const description = typedText().max(2000);

/** Adds a category (promise 7.45.1); it comes last. There are so many at most (`listLimits`), and no two of a merchant's have the same title. */
export const addCategory = operation({
  name: 'addCategory',
  group: 'api',
  path: '/merchant-api/category/add',
  access: 'merchant',
  request: z.object({ title, description: description.default(''), addons: z.boolean().default(false) }),
  response: z.object({ categoryId: z.string() }),
  errors: ['already_exists', 'list_full'],
  decode: (body) => z.object({ categoryId: typedText().min(1) }).parse(body).categoryId,
});

/**
 * The merchant's categories in their order (promise 7.46.1); with `counted`, the number of their products instead of their ids. All categories
 * together name `maxNamedProducts` products at most: one that does not name all of its own says their number besides.
 */
export const listCategories = operation({
  name: 'listCategories',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/categories',
  access: 'merchant',
  request: z.object({ counted: z.boolean().optional() }),
  response: answer,
  decode: readCategories,
});

/** Moves a category to a place counted from 0 (promise 7.47.1). */
export const moveCategory = operation({
  name: 'moveCategory',
  group: 'api',
  path: '/merchant-api/category/move',
  access: 'merchant',
  owned: [{ field: 'categoryId', kind: 'category' }],
  request: z.object({ categoryId: id, newPosition: z.int().min(0).max(1_000_000) }),
  response: z.object({ categoryId: z.string(), newPosition: z.int() }),
  errors: ['not_found'],
});

/** Deletes a category, not its products (promise 7.48.1); succeeds only if the answer is a non-empty string (promise 5.9.1). */
export const deleteCategory = operation({
  name: 'deleteCategory',
  group: 'api',
  path: '/merchant-api/category/delete',
  access: 'merchant',
  owned: [{ field: 'categoryId', kind: 'category' }],
  request: z.object({ categoryId: id }),
  response: z.string().min(1),
  errors: ['not_found'],
});

/** Changes a category (promise 7.49.1); succeeds only when the answer is an object (promise 5.9.1). */
export const updateCategory = operation({
  name: 'updateCategory',
  group: 'api',
  path: '/merchant-api/category/update',
  access: 'merchant',
  owned: [{ field: 'categoryId', kind: 'category' }],
  request: z.object({
    categoryId: id,
    title: title.optional(),
    description: description.optional(),
    addons: z.boolean().optional(),
  }),
  response: z.object({ categoryId: z.string(), title: z.string(), description: z.string() }),
  errors: ['not_found', 'already_exists'],
  decode: (body) => z.looseObject({}).parse(body),
});

/** A shop's categories for the public (decision 3.3); only published products are counted in. As many products are named as in {@link listCategories}. */
export const listPublicCategories = operation({
  name: 'listPublicCategories',
  group: 'api',
  path: '/users-api/categories',
  access: 'merchantName',
  request: z.object({}),
  response: answer,
  errors: ['shop_not_found', 'shop_stopped'],
  encode: (_: { merchantName: string }) => ({}),
  decode: readCategories,
});
