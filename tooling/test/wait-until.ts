import { setTimeout as sleep } from 'node:timers/promises';

const patience = 60_000;
const pause = 20;

export async function waitUntil(isSo: () => boolean | Promise<boolean>, what = 'it never became so'): Promise<void> {
  const end = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(what);
    await sleep(pause);
  }
}
