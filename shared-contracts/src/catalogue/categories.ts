import { z } from 'zod';
import { parseList, parseNumber, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id, typedText } from '../wire/primitives.ts';

export interface Category {
  id: string;
  title: string;
  description: string;
  addons: boolean;
  productIds: string[];
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
  return parseList(categories, categoryRead).map((category) => {
    const count = parseNumber(category.product_count);
    return {
      id: category.categoryId,
      title: category.title,
      description: parseText(category.description),
      addons: category.addons === true,
      productIds: parseList(category.products, productRead).map((product) => product.product_id),
      ...(count === null ? {} : { count }),
    };
  });
}

const readCategoriesBody = z.object({ counted: z.boolean().optional() });

const title = typedText().min(1).max(120);
const description = typedText().max(2000);

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
 * With `counted` each category has its number of products instead of their ids. All categories together list at most
 * `maxCategoryProductIds` ids; a category whose ids are cut off there has its number as well.
 */
export const listCategories = operation({
  name: 'listCategories',
  readOnly: true,
  group: 'api',
  path: '/merchant-api/categories',
  access: 'merchant',
  request: readCategoriesBody,
  response: answer,
  decode: readCategories,
});

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

/** With `counted` each category has its number of published products instead of their ids. */
export const listPublicCategories = operation({
  name: 'listPublicCategories',
  group: 'api',
  path: '/users-api/categories',
  access: 'merchantName',
  request: readCategoriesBody,
  response: answer,
  errors: ['shop_not_found', 'shop_stopped'],
  encode: ({ counted }: { merchantName: string; counted?: boolean }) => ({ counted }),
  decode: readCategories,
});
