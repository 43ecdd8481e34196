/**
 * Works through a list, so many items at once. After a failure no further item begins.
 * @throws the first failure, once all work that had begun has ended
 */
export async function inParallel<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<unknown>) {
  const queue = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of queue) {
      await work(item).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
}
