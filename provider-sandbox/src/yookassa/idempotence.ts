import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BoundedMap } from '../common/bounded-map.ts';
import { YookassaError } from './errors.ts';

const remembered = 24 * 60 * 60_000;
const maxKeys = 5_000;

const entry = z.object({ key: z.string(), at: z.number(), hash: z.string(), answer: z.string() });

export const keptKeys = z.array(entry);

const invalid = (description: string) => new YookassaError('invalid_request', description, 'Idempotence-Key');

/** Repeats the answer to a key for a day. A request that failed has no answer to repeat, so its key can be used again. */
export class Idempotence {
  private readonly known = new BoundedMap<string, z.infer<typeof entry>>(maxKeys);
  private readonly now: () => Date;

  constructor(now: () => Date, kept: z.infer<typeof keptKeys> = []) {
    this.now = now;
    for (const each of kept) this.known.set(each.key, each);
  }

  kept(): z.infer<typeof keptKeys> {
    return [...this.known.values()];
  }

  once(shop: string, given: string | undefined, request: unknown, work: () => object): string {
    if (!given) throw invalid('Idempotence key is missing');
    if (given.length > 64) throw invalid('Idempotence key is longer than 64 characters');
    const key = `${shop} ${given}`;
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    const at = this.now().getTime();
    const earlier = this.known.get(key);
    if (earlier && at - earlier.at < remembered) {
      if (earlier.hash !== hash) throw invalid('Idempotence key duplicated');
      return earlier.answer;
    }
    const answer = JSON.stringify(work());
    this.known.delete(key);
    this.known.set(key, { key, at, hash, answer });
    return answer;
  }
}
