import { setTimeout as delay } from 'node:timers/promises';
import { type ChannelFailure, TooMuch } from './channel.ts';

/** How long a messenger holds a question for updates that it has nothing to answer to yet. */
export const pollSeconds = 25;

const pause = 3_000;

interface Polling {
  ask(): Promise<void>;
  failureOf(error: unknown): ChannelFailure;
  report(failure: ChannelFailure): void;
  signal: AbortSignal;
}

/** Asks for updates until the signal fires; after a failure as late as the messenger says. */
export async function pollUntilAborted({ ask, failureOf, report, signal }: Polling): Promise<void> {
  while (!signal.aborted) {
    try {
      await ask();
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error);
      report(failure);
      const wait = failure instanceof TooMuch ? failure.seconds * 1000 : pause;
      await delay(wait, undefined, { signal }).catch(() => {});
    }
  }
}
