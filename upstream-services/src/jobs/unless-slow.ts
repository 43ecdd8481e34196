import { LRUCache } from 'lru-cache';

const slowFrom = 5_000;
const slowTries = 3;
const putOffFor = 5 * 60_000;

const slow = new LRUCache<string, { tries: number; until: number }>({ max: 10_000 });

/**
 * Sends to a receiver whose address somebody has given. One that was slow at each of its last three tries is tried once in five minutes, so that it
 * does not keep the messages of others waiting. The tries that a job loses by that are its early ones; its last is always made.
 * @throws where it is not tried, and whatever `send` throws
 */
export async function unlessSlow<T>(
  { now }: { now: () => Date },
  receiver: string,
  isLast: boolean,
  send: () => Promise<T>,
): Promise<T> {
  const began = now().getTime();
  const known = slow.get(receiver) ?? { tries: 0, until: 0 };
  if (known.tries >= slowTries && began < known.until && !isLast) throw new Error('the receiver is slow: tried later');
  try {
    return await send();
  } finally {
    const ended = now().getTime();
    if (ended - began < slowFrom) slow.delete(receiver);
    else slow.set(receiver, { tries: known.tries + 1, until: ended + putOffFor });
  }
}
