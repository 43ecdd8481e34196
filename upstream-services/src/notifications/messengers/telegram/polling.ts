import type { Api } from 'grammy';
import type { ChannelFailure, Receive } from '../messenger-client.ts';
import { pollSeconds, pollUntilAborted } from '../poll.ts';
import { failureOf } from './failures.ts';
import { eventOf, updateKinds } from './updates.ts';

/** An update that was not stored is fetched again: Telegram forgets it only when the next one is requested. */
export function pollTelegram(
  api: Api,
  receive: Receive,
  report: (failure: ChannelFailure) => void,
  signal: AbortSignal,
): Promise<void> {
  let offset = 0;
  const ask = async () => {
    // grammY types the signal by another library; the built-in one works alike.
    const ended = signal as unknown as Parameters<Api['getUpdates']>[1];
    const updates = await api.getUpdates({ offset, timeout: pollSeconds, allowed_updates: updateKinds }, ended);
    for (const update of updates) {
      const event = eventOf(update);
      if (event) await receive(event);
      offset = Math.max(offset, update.update_id + 1);
    }
  };
  return pollUntilAborted({ ask, failureOf, report, signal });
}
