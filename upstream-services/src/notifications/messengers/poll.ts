import { setTimeout as delay } from 'node:timers/promises';
import { type ChannelFailure, TooManyCalls } from './messenger-client.ts';

/** Seconds for which a messenger keeps a long poll open while there are no updates. */
export const pollSeconds = 25;

const pause = 3_000;

interface Polling {
  ask(): Promise<void>;
  failureOf(error: unknown): ChannelFailure;
  report(failure: ChannelFailure): void;
  signal: AbortSignal;
}

/** Polls for updates until the signal fires; after a failure it waits as long as the messenger asks, else `pause`. */
export async function pollUntilAborted({ ask, failureOf, report, signal }: Polling): Promise<void> {
  while (!signal.aborted) {
    try {
      await ask();
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error);
      report(failure);
      const wait = failure instanceof TooManyCalls ? failure.seconds * 1000 : pause;
      await delay(wait, undefined, { signal }).catch(() => {});
    }
  }
}
