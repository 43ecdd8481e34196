import { LRUCache } from 'lru-cache';

interface Cache<T> {
  recall(key: string, make: () => Promise<T>): Promise<T>;
}

export function createCache<T>(freshFor: number, most = 100): Cache<T> {
  const known = new LRUCache<string, Promise<T>>({ max: most, ttl: freshFor });
  return {
    recall(key, make) {
      const kept = known.get(key);
      if (kept) return kept;
      const answer = make();
      known.set(key, answer);
      answer.catch(() => {
        if (known.peek(key) === answer) known.delete(key);
      });
      return answer;
    },
  };
}
