/**
 * Items of a list with ids made of their content: the ids are the same after saving and reading again, so that React keeps the rows, and the focus in
 * them.
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
