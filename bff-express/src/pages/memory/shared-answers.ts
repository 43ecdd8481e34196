import { LRUCache } from 'lru-cache';
import type { ShopRevision } from './shop-revision.ts';

/** What a service answered, read once for all pages that are made of it. */
export interface SharedAnswer {
  status: number;
  /** JSON, as it came: it goes on to the process that renders, and is read there. */
  text: string;
  /** Bytes that it came in. */
  size: number;
}

/** Milliseconds after which a new revision is trusted: another process of the services may answer from before until then. */
const trustedAfter = 1_000;

/** Answers about shops that hold as long as the shop's revision does. */
export interface SharedAnswers {
  /**
   * Answers from memory, or asks and remembers. What is asked at the same moment is asked once.
   * @param shop the shop as its pages are made now
   * @param key  what is asked, in full
   */
  recall(
    shop: Pick<ShopRevision, 'shop' | 'revision' | 'since'>,
    key: string,
    ask: () => Promise<SharedAnswer>,
  ): Promise<SharedAnswer>;
}

/**
 * Pages of a shop are made of much the same answers, which change with its revision only.
 * @param budget bytes of answers that are remembered; those used last stay
 * @param now    the clock, in milliseconds
 */
export function createSharedAnswers(budget = 16 * 1024 * 1024, now = () => performance.now()): SharedAnswers {
  const cache = new LRUCache<string, Promise<SharedAnswer>>({ maxSize: budget });

  const note = (key: string, asked: Promise<SharedAnswer>, answer: SharedAnswer | null): void => {
    if (cache.peek(key) !== asked) return;
    if (answer?.status === 200) cache.set(key, Promise.resolve(answer), { size: 2 * key.length + answer.size });
    else cache.delete(key);
  };

  return {
    recall({ shop, revision, since }, asked, ask) {
      if (now() - since <= trustedAfter) return ask();
      const key = `${shop} ${revision} ${asked}`;
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
