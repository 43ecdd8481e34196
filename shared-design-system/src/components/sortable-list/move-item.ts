export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const list = [...items];
  const inside = (index: number) => Number.isInteger(index) && index >= 0 && index < list.length;
  if (!inside(from) || !inside(to)) return list;
  list.splice(to, 0, ...list.splice(from, 1));
  return list;
}
