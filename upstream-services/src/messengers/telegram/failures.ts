import { GrammyError } from 'grammy';
import { ChannelFailure, ChatBlocked, MessageGone, TooMuch } from '../channel.ts';

/** grammY's errors hold the token or the payload in places; ours hold neither. */
export function failureOf(error: unknown): ChannelFailure {
  if (!(error instanceof GrammyError)) return new ChannelFailure('Telegram was not reached');
  const { method, error_code: code, description, parameters } = error;
  const sentence = `${method}: ${code} ${description}`;
  if (code === 429) return new TooMuch(sentence, parameters.retry_after ?? 1);
  if (code === 403 || /chat not found|user is deactivated/i.test(description)) return new ChatBlocked(sentence);
  if (/message to edit not found|message can't be edited|MESSAGE_ID_INVALID/i.test(description))
    return new MessageGone(sentence);
  return new ChannelFailure(sentence);
}

/** The person does not see a difference: the message shows that already, or the press is too old for an answer. */
export const isNothing = (error: unknown): boolean =>
  error instanceof GrammyError &&
  /message is not modified|query is too old|query ID is invalid/i.test(error.description);
