/**
 * Lists that grow call by call, with how many entries each holds at most. Whoever reaches one gets the error `list_full`, which names the
 * list and the number. Lists that travel in one request are limited by its schema.
 */
export const listLimits = { categories: 200, products: 10_000, priceRules: 50, pictures: 200 } as const;
export type LimitedList = keyof typeof listLimits;

export const maxCategoryProductIds = 10_000;

export const maxHistoryLines = 200;
