import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

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

export async function waitForHttpReady(url: string, milliseconds: number, isHopeless = () => false): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end && !isHopeless()) {
    if (await isReady(url)) return true;
    await sleep(40);
  }
  return false;
}
