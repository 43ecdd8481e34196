/**
 * Lists that grow call by call, with how many entries each holds at most. Whoever reaches one gets the error `list_full`, which names the
 * list and the number. Lists that travel in one request are limited by its schema.
 */
export const listLimits = {
  /** Of a shop. */
  categories: 200,
  /** Of a shop, those that are deleted left out: as many as one call changes and one table holds. */
  products: 10_000,
  /** Of a shop, those that are over included. */
  priceRules: 50,
  /** Of one entity, those that are hidden included. */
  pictures: 200,
} as const;
export type LimitedList = keyof typeof listLimits;

/** Products that an answer about categories names at most, all categories together; their numbers are told beyond it. */
export const maxNamedProducts = 10_000;

/** Lines of a history that an answer holds at most: the newest. */
export const maxHistoryLines = 200;
