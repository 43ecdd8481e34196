import { LRUCache } from 'lru-cache';

interface Memory<T> {
  recall(key: string, make: () => Promise<T>): Promise<T>;
}

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
