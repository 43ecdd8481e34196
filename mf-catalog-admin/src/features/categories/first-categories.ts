/** So many categories are all shown as chips; of more, the first ones, and so many chosen ones among the others. */
const most = { chips: 12, first: 8, chosen: 12 };

/** The categories that are shown as chips: all where they are few, else the first and those that are chosen, in the shop's order. */
export function firstCategories<T extends { id: string }>(
  categories: readonly T[],
  chosen: readonly string[],
): readonly T[] {
  if (categories.length <= most.chips) return categories;
  const others = categories.slice(most.first).filter(({ id }) => chosen.includes(id));
  return [...categories.slice(0, most.first), ...others.slice(0, most.chosen)];
}
