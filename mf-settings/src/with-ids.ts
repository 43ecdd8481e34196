/**
 * Items of a list with ids that come from what they say: the same after they were saved and read anew, so that rows stay the rows they
 * were, with the focus in them.
 */
export function withIds<Item extends { type: string; value: string }>(
  items: readonly Item[],
): (Item & { id: string })[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = `${item.type} ${item.value}`;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return { ...item, id: times ? `${key} ${times}` : key };
  });
}
