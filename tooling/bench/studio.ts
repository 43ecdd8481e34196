import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as api from 'shared-contracts';
import type { Client } from '../demo/client.ts';
import { newMerchant } from './few-and-many.ts';
import { median } from './load.ts';
import { memoryOf } from './memory.ts';
import type { StartedPlatform } from './started-platform.ts';
import { studioTexts as texts } from './studio-texts.ts';
import { formatNumber, table } from './table.ts';

const folder = join(import.meta.dirname, 'photographs');
const MB = 1024 ** 2;
const lists = { rate: 50, seconds: 10, rounds: 3 };

interface MadePicture {
  file: string;
  seconds: number;
  most: number;
  found: boolean;
  doubts: string[];
}

interface StudioMeasured {
  pictures: MadePicture[];
  memory: { before: number; most: number; after: number } | undefined;
  rounds: { without: number; with: number }[];
}

async function begin(client: Client, file: string): Promise<string> {
  const blob = new Blob([new Uint8Array(readFileSync(join(folder, file)))]);
  const { attemptId } = await client.call(api.uploadGenerationInput, { file: blob, idempotencyToken: randomUUID() });
  await client.call(api.generate, { attemptId, categorySlug: 'gentle', text: '' });
  return attemptId;
}

async function until(client: Client, attemptId: string, look: () => void = () => undefined): Promise<api.Generation> {
  for (;;) {
    const [state] = await client.call(api.readAttemptStatus, { attemptId });
    if (state && state.status !== 'queued' && state.status !== 'running') return state;
    look();
    await sleep(100);
  }
}

async function listsFor(guest: Client, merchantName: string): Promise<number> {
  const times: Promise<number>[] = [];
  const one = async (): Promise<number> => {
    const began = performance.now();
    await guest.call(api.listPublicProducts, { merchantName, page: 1, per_page: 20 });
    return performance.now() - began;
  };
  for (let sent = 0; sent < lists.rate * lists.seconds; sent += 1) {
    times.push(one());
    await sleep(1_000 / lists.rate);
  }
  const sorted = (await Promise.all(times)).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

async function measureLists(client: Client, guest: Client, file: string): Promise<StudioMeasured['rounds']> {
  const rounds: StudioMeasured['rounds'] = [];
  for (let round = 0; round < lists.rounds; round += 1) {
    const without = await listsFor(guest, 'verbena');
    let isOver = false;
    const working = (async () => {
      while (!isOver) await until(client, await begin(client, file));
    })();
    const during = await listsFor(guest, 'verbena');
    isOver = true;
    await working;
    rounds.push({ without, with: during });
  }
  return rounds;
}

export async function measureStudio({ origin, pids }: StartedPlatform): Promise<StudioMeasured> {
  const { client, guest } = await newMerchant(origin);
  const worker = () => memoryOf(pids())?.['upstream-worker'];
  const before = worker();
  const files = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  const pictures: MadePicture[] = [];
  for (const file of files) {
    const began = performance.now();
    let most = 0;
    const { status, inputs } = await until(client, await begin(client, file), () => {
      most = Math.max(most, worker() ?? 0);
    });
    const doubts = inputs.flatMap((input) => input.doubts);
    pictures.push({ file, seconds: (performance.now() - began) / 1_000, most, found: status === 'succeeded', doubts });
  }
  // The processes that edit pictures end after twenty seconds without work; the memory is then measured again.
  await sleep(40_000);
  const after = worker();
  const another = await newMerchant(origin);
  const rounds = await measureLists(another.client, guest, files[0] ?? '');
  const most = Math.max(...pictures.map((one) => one.most));
  const memory = before === undefined || after === undefined ? undefined : { before, most, after };
  return { pictures, memory, rounds };
}

export function printStudio({ pictures, memory, rounds }: StudioMeasured): void {
  const seconds = pictures.filter(({ found }) => found).map((one) => one.seconds);
  console.log(texts.head(pictures.length));
  const pictureRows = pictures.map((one) => [
    one.file,
    formatNumber(one.seconds, 1),
    formatNumber(one.most / MB),
    one.found ? one.doubts.join(', ') : texts.refused,
  ]);
  console.log(table([[...texts.pictureColumns], ...pictureRows]));
  console.log(
    table([
      [...texts.columns],
      [texts.seconds, formatNumber(median(seconds), 1), formatNumber(Math.max(...seconds), 1)],
    ]),
  );
  console.log(texts.found(seconds.length, pictures.length));
  if (memory) {
    const sizes = [memory.before, memory.most, memory.after].map((bytes) => formatNumber(bytes / MB));
    console.log(`${texts.memory}: ${sizes.join(', ')}`);
  }
  console.log(texts.listsHead(lists.rate, lists.seconds));
  const rows = rounds.map((round, index) => [
    texts.round(index + 1),
    formatNumber(round.without, 1),
    formatNumber(round.with, 1),
    formatNumber(round.with / round.without, 2),
  ]);
  console.log(table([[...texts.listsColumns], ...rows]));
}
