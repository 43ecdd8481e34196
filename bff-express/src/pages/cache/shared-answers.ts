import { LRUCache } from 'lru-cache';
import type { ShopRevision } from './shop-revision.ts';

export interface SharedAnswer {
  status: number;
  text: string;
  size: number;
}

/** Milliseconds until answers for a new revision are cached: up to then another process of the services may still answer with the state before. */
const trustedAfter = 1_000;

export interface SharedAnswers {
  recall(
    shop: Pick<ShopRevision, 'shop' | 'revision' | 'since'>,
    key: string,
    ask: () => Promise<SharedAnswer>,
  ): Promise<SharedAnswer>;
}

export function createSharedAnswers(budget = 16 * 1024 * 1024, now = () => performance.now()): SharedAnswers {
  const cache = new LRUCache<string, Promise<SharedAnswer>>({ maxSize: budget });

  const note = (key: string, pending: Promise<SharedAnswer>, answer: SharedAnswer | null): void => {
    if (cache.peek(key) !== pending) return;
    if (answer?.status === 200) cache.set(key, Promise.resolve(answer), { size: 2 * key.length + answer.size });
    else cache.delete(key);
  };

  return {
    recall({ shop, revision, since }, request, ask) {
      if (now() - since <= trustedAfter) return ask();
      const key = `${shop} ${revision} ${request}`;
      const known = cache.get(key);
      if (known) return known;
      const answer = ask();
      cache.set(key, answer, { size: 2 * key.length });
      answer.then(
        (read) => note(key, answer, read),
        () => note(key, answer, null),
      );
      return answer;
    },
  };
}
