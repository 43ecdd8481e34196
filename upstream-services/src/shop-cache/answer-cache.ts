import { LRUCache } from 'lru-cache';
import { type Prepared, prepareAnswer } from '../common/answer.ts';

const maxBytesOfOne = 512 * 1024;
/** What an entry takes beside its key and its answer. */
const bytesOfEntry = 512;

interface AnswerCache {
  recall<T>(key: string, make: () => Promise<T>): Prepared<T> | Promise<Prepared<T>>;
}

/**
 * An LRU cache of answers as JSON text, within a budget of bytes. Keys have to contain the shop's revision, so that no entry is ever out of date.
 * @param budget bytes in all
 */
export function createAnswerCache(budget = 24 * 1024 * 1024): AnswerCache {
  const answers = new LRUCache<string, Prepared<unknown>>({
    maxSize: budget,
    maxEntrySize: Math.min(maxBytesOfOne, budget),
    // Keys are made of what strangers ask for, and can be longer than the answer: two bytes a character.
    sizeCalculation: ({ json }, key) => json.length + 2 * key.length + bytesOfEntry,
  });
  const making = new Map<string, Promise<Prepared<unknown>>>();

  return {
    recall<T>(key: string, make: () => Promise<T>) {
      const known = answers.get(key);
      if (known) return known as Prepared<T>;
      const inFlight = making.get(key);
      if (inFlight) return inFlight as Promise<Prepared<T>>;
      const pending = make()
        .then((answer) => {
          const prepared = prepareAnswer(answer);
          answers.set(key, prepared);
          return prepared;
        })
        .finally(() => making.delete(key));
      making.set(key, pending);
      return pending;
    },
  };
}
