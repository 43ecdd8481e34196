import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from 'grammy';
import { type ChannelFailure, type Receive, TooMuch } from '../channel.ts';
import { failureOf } from './failures.ts';
import { eventOf, updateKinds } from './updates.ts';

export const pollSeconds = 25;

const pause = 3_000;

/**
 * Asks for updates until the signal fires. What is not kept is brought again: Telegram forgets an update when the one after it is asked for.
 */
export async function poll(
  api: Api,
  receive: Receive,
  report: (failure: ChannelFailure) => void,
  signal: AbortSignal,
): Promise<void> {
  let offset = 0;
  while (!signal.aborted) {
    try {
      // grammY's type of a signal is that of another library; it is used alike.
      const ended = signal as unknown as Parameters<Api['getUpdates']>[1];
      const updates = await api.getUpdates({ offset, timeout: pollSeconds, allowed_updates: updateKinds }, ended);
      for (const update of updates) {
        const event = eventOf(update);
        if (event) await receive(event);
        offset = Math.max(offset, update.update_id + 1);
      }
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error);
      report(failure);
      const wait = failure instanceof TooMuch ? failure.seconds * 1000 : pause;
      await delay(wait, undefined, { signal }).catch(() => {});
    }
  }
}
