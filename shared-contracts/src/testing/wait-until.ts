import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds: what a busy machine has not brought by then never comes. */
const patience = 60_000;
const pause = 20;

/**
 * Waits until something is so, however slow the machine is.
 * @param what Says in the error what never was.
 * @throws Error when it has not become so in a minute.
 */
export async function waitUntil(isSo: () => boolean | Promise<boolean>, what = 'it never became so'): Promise<void> {
  const end = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(what);
    await sleep(pause);
  }
}
