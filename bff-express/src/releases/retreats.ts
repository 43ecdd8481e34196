import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ContainerName, reportRetreat } from 'shared-contracts';
import { callUpstream } from '../upstream/client.ts';
import type { Upstream } from '../upstream/upstreams.ts';

const timeLimit = 5_000;
/** Attempts to report, with twice the pause after each. There is no hurry, as this BFF no longer serves the release. */
const tries = 8;
const firstWait = 500;

export function createRetreatReporter(upstream: Upstream, log: Logger) {
  async function report(name: ContainerName, version: string, why: string): Promise<void> {
    const body = Buffer.from(JSON.stringify({ name, version, why: why.slice(0, 500) }));
    const headers = { 'content-type': 'application/json' };
    const call = { method: 'POST', path: reportRetreat.path, headers, body, timeLimit };
    for (let tried = 0; tried < tries; tried += 1) {
      const status = await callUpstream(upstream, call).then(
        (answer) => answer.status,
        () => 0,
      );
      // 404 and 409: the registry does not know the release, or no longer serves it.
      if (status === 200 || status === 404 || status === 409) return;
      await sleep(firstWait * 2 ** tried, undefined, { ref: false });
    }
    log.error({ name, version }, 'the registry was not told of a bad release');
  }
  return (name: ContainerName, version: string, why: string): void => void report(name, version, why);
}
