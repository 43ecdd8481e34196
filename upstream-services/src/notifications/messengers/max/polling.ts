import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '@maxhub/max-bot-api';
import { type ChannelFailure, type Receive, TooMuch } from '../channel.ts';
import { failureOf } from './failures.ts';
import { eventOf, updateKinds } from './updates.ts';

export const pollSeconds = 25;

const pause = 3_000;

/**
 * Asks for updates until the signal fires. What is not kept is brought again: MAX forgets updates when those after them are asked for.
 */
export async function poll(
  api: Api,
  receive: Receive,
  report: (failure: ChannelFailure) => void,
  signal: AbortSignal,
): Promise<void> {
  let marker: number | undefined;
  while (!signal.aborted) {
    try {
      const from = marker === undefined ? {} : { marker };
      const answer = await api.getUpdates([...updateKinds], { ...from, timeout: pollSeconds, signal });
      for (const update of answer.updates) {
        const event = eventOf(update);
        if (event) await receive(event);
      }
      marker = answer.marker ?? marker;
    } catch (error) {
      if (signal.aborted) return;
      const failure = failureOf(error, 'other');
      report(failure);
      const wait = failure instanceof TooMuch ? failure.seconds * 1000 : pause;
      await delay(wait, undefined, { signal }).catch(() => {});
    }
  }
}
