import type { Api } from '@maxhub/max-bot-api';
import type { ChannelFailure, Receive } from '../messenger-client.ts';
import { pollSeconds, pollUntilAborted } from '../poll.ts';
import { failureOf } from './failures.ts';
import { eventOf, updateKinds } from './updates.ts';

/** An update that was not stored is fetched again: MAX forgets updates only when later ones are requested. */
export function pollMax(
  api: Api,
  receive: Receive,
  report: (failure: ChannelFailure) => void,
  signal: AbortSignal,
): Promise<void> {
  let marker: number | undefined;
  const ask = async () => {
    const from = marker === undefined ? {} : { marker };
    const answer = await api.getUpdates([...updateKinds], { ...from, timeout: pollSeconds, signal });
    for (const update of answer.updates) {
      const event = eventOf(update);
      if (event) await receive(event);
    }
    marker = answer.marker ?? marker;
  };
  return pollUntilAborted({ ask, failureOf: (error) => failureOf(error, 'other'), report, signal });
}
