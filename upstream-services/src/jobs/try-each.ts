import type { Log } from '../common/log.ts';

/**
 * Works on each entry of a periodic job in turn. One that fails is logged and left to the next run, so that it does not keep the others from being done.
 * @param failure logged sentence
 */
export async function tryEach<Entry>(
  { log }: { log: Log },
  entries: readonly Entry[],
  failure: string,
  work: (entry: Entry) => Promise<unknown>,
): Promise<void> {
  for (const entry of entries) {
    try {
      await work(entry);
    } catch (error) {
      log.warn({ entry, err: error }, failure);
    }
  }
}
