import { randomBytes, randomUUID } from 'node:crypto';
import { register } from 'shared-contracts';
import { Client } from '../demo/client.ts';
import { median } from './load.ts';
import { formatNumber, table } from './table.ts';

export interface FewAndMany {
  title: string;
  few: number;
  many: number;
}

export const callsOfRun = 60;
const warmUp = 10;

export async function newMerchant(origin: string) {
  const merchantName = `bench-${randomBytes(6).toString('hex')}`;
  const guest = new Client({ origin });
  const email = `${merchantName}@bench.test`;
  const password = randomUUID();
  const { client } = await guest.signIn(register, { merchantName, email, password });
  return { merchantName, email, password, guest, client };
}

export async function measureDuration(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export async function measureFewAndMany<Shop>(
  shops: readonly [Shop, Shop],
  calls: readonly (readonly [string, (shop: Shop) => Promise<unknown>])[],
): Promise<FewAndMany[]> {
  const measured: FewAndMany[] = [];
  for (const [title, call] of calls) {
    const times: [number[], number[]] = [[], []];
    for (let round = -warmUp; round < callsOfRun; round += 1) {
      for (const index of [0, 1] as const) {
        const time = await measureDuration(() => call(shops[index]));
        if (round >= 0) times[index].push(time);
      }
    }
    measured.push({ title, few: median(times[0]), many: median(times[1]) });
  }
  return measured;
}

export function printFewAndMany(measured: readonly FewAndMany[], columns: readonly string[]): void {
  const rows = measured.map(({ title, few, many }) => [
    title,
    formatNumber(few, 1),
    formatNumber(many, 1),
    formatNumber(many / few, 2),
  ]);
  console.log(table([[...columns], ...rows]));
}
