import { MaxError } from '@maxhub/max-bot-api';
import { truncate } from 'shared-contracts';
import { ChannelFailure, ChatBlocked, MessageGone, TooManyCalls } from '../messenger-client.ts';

export type Asked = 'send' | 'edit' | 'answer' | 'other';

/** Seconds to wait after a refusal for too many calls: MAX counts by the second, and names no time. */
const wait = 2;
const maxSentence = 200;

export function failureOf(error: unknown, asked: Asked): ChannelFailure {
  if (!(error instanceof MaxError)) return new ChannelFailure('MAX was not reached');
  const { status, code, description } = error;
  const sentence = truncate(`${asked}: ${status} ${code} ${description}`, maxSentence);
  if (status === 429) return new TooManyCalls(sentence, wait);
  if (code === 'chat.denied' || (asked === 'send' && (status === 403 || status === 404)))
    return new ChatBlocked(sentence);
  // An edit is refused for good where the message is gone, or older than a day.
  if (asked === 'edit' && (status === 403 || status === 404)) return new MessageGone(sentence);
  return new ChannelFailure(sentence);
}

export const isIgnorableMaxFailure = (error: unknown, asked: Asked): boolean =>
  asked === 'answer' && error instanceof MaxError && (error.status === 400 || error.status === 404);
