import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether an address answers 200 within a second. */
export function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 1_000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

/**
 * Waits until an address answers 200.
 * @param isHopeless Asked between tries; `true` ends the wait.
 * @returns Whether it did within the time.
 */
export async function becomesReady(url: string, milliseconds: number, isHopeless = () => false): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end && !isHopeless()) {
    if (await isReady(url)) return true;
    await sleep(40);
  }
  return false;
}
