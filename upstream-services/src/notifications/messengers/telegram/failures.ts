import { GrammyError } from 'grammy';
import { ChannelFailure, ChatBlocked, MessageGone, TooManyCalls } from '../messenger-client.ts';

export function failureOf(error: unknown): ChannelFailure {
  if (!(error instanceof GrammyError)) return new ChannelFailure('Telegram was not reached');
  const { method, error_code: code, description, parameters } = error;
  const sentence = `${method}: ${code} ${description}`;
  if (code === 429) return new TooManyCalls(sentence, parameters.retry_after ?? 1);
  if (code === 403 || /chat not found|user is deactivated/i.test(description)) return new ChatBlocked(sentence);
  if (/message to edit not found|message can't be edited|MESSAGE_ID_INVALID/i.test(description))
    return new MessageGone(sentence);
  return new ChannelFailure(sentence);
}

export const isIgnorableTelegramFailure = (error: unknown): boolean =>
  error instanceof GrammyError &&
  /message is not modified|query is too old|query ID is invalid/i.test(error.description);
