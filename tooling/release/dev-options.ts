import { freePort, isPortFree } from '../config/ports.ts';
import { StartupError } from '../config/startup-error.ts';
import { texts } from './texts.ts';

const preferredPort = 3201;

export const devPort = async (): Promise<number> =>
  (await isPortFree(preferredPort, '127.0.0.1')) ? preferredPort : freePort();

export function platformOf(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new StartupError(texts.badPlatform(address));
}

export const untilStopped = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
    process.once('disconnect', () => done());
  });
