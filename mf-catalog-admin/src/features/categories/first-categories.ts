const most = { chips: 12, first: 8, chosen: 12 };

export function firstCategories<T extends { id: string }>(
  categories: readonly T[],
  chosen: readonly string[],
): readonly T[] {
  if (categories.length <= most.chips) return categories;
  const others = categories.slice(most.first).filter(({ id }) => chosen.includes(id));
  return [...categories.slice(0, most.first), ...others.slice(0, most.chosen)];
}
