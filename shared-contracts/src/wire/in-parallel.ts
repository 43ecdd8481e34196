export async function inParallel<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<unknown>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
