import { MaxError } from '@maxhub/max-bot-api';
import { truncate } from 'shared-contracts';
import { ChannelFailure, ChatBlocked, MessageGone, TooMuch } from '../channel.ts';

/** What was asked of MAX, as far as its refusal means different things. */
export type Asked = 'send' | 'edit' | 'answer' | 'other';

/** Seconds to wait after a refusal for too many calls: MAX counts by the second, and names no time. */
const wait = 2;
/** Characters of a refusal that are kept. */
const maxSentence = 200;

/** The client's errors hold what the provider said; ours hold neither the token nor what was sent. */
export function failureOf(error: unknown, asked: Asked): ChannelFailure {
  if (!(error instanceof MaxError)) return new ChannelFailure('MAX was not reached');
  const { status, code, description } = error;
  const sentence = truncate(`${asked}: ${status} ${code} ${description}`, maxSentence);
  if (status === 429) return new TooMuch(sentence, wait);
  if (code === 'chat.denied' || (asked === 'send' && (status === 403 || status === 404)))
    return new ChatBlocked(sentence);
  // An edit is refused for good where the message is gone, or older than a day.
  if (asked === 'edit' && (status === 403 || status === 404)) return new MessageGone(sentence);
  return new ChannelFailure(sentence);
}

/** The person does not see a difference: the press is too old for an answer. */
export const isNothing = (error: unknown, asked: Asked): boolean =>
  asked === 'answer' && error instanceof MaxError && (error.status === 400 || error.status === 404);
