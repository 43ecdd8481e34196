/**
 * Maximum entries of lists that grow with each call. A call beyond that fails with `list_full`, which names the list and the number. Lists that are
 * sent in one request are limited by its schema.
 */
export const listLimits = { categories: 200, products: 10_000, priceRules: 50, pictures: 200 } as const;
export type LimitedList = keyof typeof listLimits;

export const maxCategoryProductIds = 10_000;

export const maxHistoryLines = 200;
