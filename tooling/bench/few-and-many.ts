import { randomBytes, randomUUID } from 'node:crypto';
import { register } from 'shared-contracts';
import { Client } from '../demo/client.ts';
import { median } from './load.ts';
import { show, table } from './table.ts';

/** How long one call takes a merchant with few entries and one with many, in milliseconds. */
export interface FewAndMany {
  title: string;
  few: number;
  many: number;
}

/** Measured calls of each kind in each shop. */
export const calls = 60;
const warmUp = 10;

/** Registers a merchant of its own. */
export async function newMerchant(origin: string) {
  const merchantName = `bench-${randomBytes(6).toString('hex')}`;
  const guest = new Client({ origin });
  const email = `${merchantName}@bench.test`;
  const password = randomUUID();
  const { client } = await guest.signIn(register, { merchantName, email, password });
  return { merchantName, email, password, guest, client };
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * Asks two shops each the same, in turn, so that a busy moment of the machine meets both.
 * @param shops the one with few entries, and the one with many
 * @param asked what is asked of each, by its title
 */
export async function measureFewAndMany<Shop>(
  shops: readonly [Shop, Shop],
  asked: readonly (readonly [string, (shop: Shop) => Promise<unknown>])[],
): Promise<FewAndMany[]> {
  const measured: FewAndMany[] = [];
  for (const [title, call] of asked) {
    const times: [number[], number[]] = [[], []];
    for (let round = -warmUp; round < calls; round += 1) {
      for (const index of [0, 1] as const) {
        const time = await timed(() => call(shops[index]));
        if (round >= 0) times[index].push(time);
      }
    }
    measured.push({ title, few: median(times[0]), many: median(times[1]) });
  }
  return measured;
}

/** Prints how much longer many take than few. */
export function printFewAndMany(measured: readonly FewAndMany[], columns: readonly string[]): void {
  const rows = measured.map(({ title, few, many }) => [title, show(few, 1), show(many, 1), show(many / few, 2)]);
  console.log(table([[...columns], ...rows]));
}
