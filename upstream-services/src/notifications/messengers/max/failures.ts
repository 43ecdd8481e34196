import { MaxError } from '@maxhub/max-bot-api';
import { truncate } from 'shared-contracts';
import { ChannelFailure, ChatBlocked, MessageGone, TooManyCalls } from '../messenger-client.ts';

export type CallKind = 'send' | 'edit' | 'answer' | 'other';

/** Seconds to wait after a refusal for too many calls: MAX counts by the second, and names no time. */
const wait = 2;
const maxSentence = 200;

export function failureOf(error: unknown, kind: CallKind): ChannelFailure {
  if (!(error instanceof MaxError)) return new ChannelFailure('MAX was not reached');
  const { status, code, description } = error;
  const sentence = truncate(`${kind}: ${status} ${code} ${description}`, maxSentence);
  if (status === 429) return new TooManyCalls(sentence, wait);
  if (code === 'chat.denied' || (kind === 'send' && (status === 403 || status === 404)))
    return new ChatBlocked(sentence);
  // An edit is refused for good where the message is gone, or older than a day.
  if (kind === 'edit' && (status === 403 || status === 404)) return new MessageGone(sentence);
  return new ChannelFailure(sentence);
}

export const isIgnorableMaxFailure = (error: unknown, kind: CallKind): boolean =>
  kind === 'answer' && error instanceof MaxError && (error.status === 400 || error.status === 404);
