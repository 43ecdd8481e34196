import { LRUCache } from 'lru-cache';

/** Remembers answers for a moment, so that many who ask at once ask once. */
interface Memory<T> {
  /** What was made under a key a moment ago, or is being made, or is made now; failures are not remembered. */
  recall(key: string, make: () => Promise<T>): Promise<T>;
}

/**
 * @param freshFor milliseconds for which an answer is remembered, from when it was begun
 * @param most     answers that are remembered; those asked for longest ago go
 */
export function createMemory<T>(freshFor: number, most = 100): Memory<T> {
  const known = new LRUCache<string, Promise<T>>({ max: most, ttl: freshFor });
  return {
    recall(key, make) {
      const kept = known.get(key);
      if (kept) return kept;
      const made = make();
      known.set(key, made);
      made.catch(() => {
        if (known.peek(key) === made) known.delete(key);
      });
      return made;
    },
  };
}
