import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { addReleaseCounts, type ReleaseCountRow } from 'shared-contracts';
import { callUpstream } from '../upstream/client.ts';
import type { Upstream } from '../upstream/upstreams.ts';
import type { WaitingCounts } from './waiting-counts.ts';

const interval = 10_000;
const timeLimit = 3_000;
const atOnce = 5;

interface Delivery {
  send(): Promise<void>;
  close(): void;
}

/** Sends counts in batches. A batch without an answer is kept and sent again with the same id, since it may have arrived the first time. */
export function createCountsSender(upstream: Upstream, waiting: WaitingCounts, log: Logger): Delivery {
  let kept: Buffer | undefined;
  let isAway = false;
  let lostBefore = 0;

  function nextBatch(): Buffer | undefined {
    const rows: ReleaseCountRow[] = waiting.take();
    return rows.length > 0 ? Buffer.from(JSON.stringify({ batch_id: randomUUID(), rows })) : undefined;
  }

  async function deliver(body: Buffer): Promise<boolean> {
    const { method, path } = addReleaseCounts;
    const headers = { 'content-type': 'application/json' };
    const status = await callUpstream(upstream, { method, path, headers, body, timeLimit }).then(
      (answer) => answer.status,
      () => 0,
    );
    // A refused batch would be refused again, so it is dropped. 429 and 404 (a service without this call yet) are tried again.
    const isRefused = status >= 400 && status < 500 && status !== 429 && status !== 404;
    if (isRefused) log.error({ status }, 'counts of releases were refused');
    const isDone = status === 200 || isRefused;
    if (!isDone && !isAway) log.info({ status }, 'counts of releases wait for the services');
    isAway = !isDone;
    return isDone;
  }

  async function sendAll(): Promise<void> {
    for (let sent = 0; sent < atOnce; sent += 1) {
      kept ??= nextBatch();
      if (!kept || !(await deliver(kept))) break;
      kept = undefined;
    }
    const lost = waiting.lost();
    if (lost > lostBefore) log.warn({ lost: lost - lostBefore }, 'counts of releases had to go');
    lostBefore = lost;
  }

  let sending: Promise<void> | undefined;
  const send = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const timer = setInterval(() => void send(), interval).unref();
  return { send, close: () => clearInterval(timer) };
}
