/** So many categories are all shown as chips; of more, the first ones. */
const most = { chips: 12, first: 8 };

/** The categories that are shown as chips: all where they are few, else the first and those that are chosen, in the shop's order. */
export function firstCategories<T extends { id: string }>(
  categories: readonly T[],
  chosen: readonly string[],
): readonly T[] {
  if (categories.length <= most.chips) return categories;
  return categories.filter(({ id }, place) => place < most.first || chosen.includes(id));
}
