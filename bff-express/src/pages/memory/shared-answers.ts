import type { ShopRevision } from './shop-revision.ts';

/** What a service answered, read once for all pages that are made of it. */
export interface SharedAnswer {
  status: number;
  value: unknown;
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
  const kept = new Map<string, { answer: Promise<SharedAnswer>; size: number }>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };

  const note = (key: string, entry: { size: number }, { status, size }: SharedAnswer): void => {
    if (kept.get(key) !== entry) return;
    if (status !== 200) {
      drop(key);
      return;
    }
    entry.size += size;
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= budget) return;
      drop(oldest);
    }
  };

  return {
    recall({ shop, revision, since }, asked, ask) {
      if (now() - since <= trustedAfter) return ask();
      const key = `${shop} ${revision} ${asked}`;
      const known = kept.get(key);
      if (known) {
        // A Map keeps the order of insertion: what was used goes to its end.
        kept.delete(key);
        kept.set(key, known);
        return known.answer;
      }
      const entry = { answer: ask(), size: 2 * key.length };
      kept.set(key, entry);
      bytes += entry.size;
      entry.answer.then(
        (answer) => note(key, entry, answer),
        () => {
          if (kept.get(key) === entry) drop(key);
        },
      );
      return entry.answer;
    },
  };
}
