import { truncate } from 'shared-contracts';
import { z } from 'zod';
import { inlineText } from '../../../common/plain-text.ts';
import { type BotEvent, commandIn, maxChatNameLength } from '../messenger-client.ts';

export const updateKinds = [
  'bot_started',
  'bot_stopped',
  'dialog_removed',
  'message_created',
  'message_callback',
] as const;

const person = z.object({
  user_id: z.int(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  username: z.string().nullish(),
  is_bot: z.boolean().nullish(),
});
const dialog = z.object({ chat_type: z.literal('dialog') });
const timestamp = z.int();

const update = z.discriminatedUnion('update_type', [
  z.object({ update_type: z.literal('bot_started'), timestamp, user: person, payload: z.string().max(512).nullish() }),
  z.object({ update_type: z.literal(['bot_stopped', 'dialog_removed']), timestamp, user: person }),
  z.object({
    update_type: z.literal('message_created'),
    message: z.object({
      sender: person,
      recipient: dialog,
      body: z.object({ mid: z.string().max(100), text: z.string().nullish() }),
    }),
  }),
  z.object({
    update_type: z.literal('message_callback'),
    callback: z.object({ callback_id: z.string().max(200), payload: z.string().max(64), user: person }),
    message: z.object({ recipient: dialog, body: z.object({ mid: z.string().max(100) }) }),
  }),
]);

function nameOf({ first_name, last_name, username }: z.infer<typeof person>): string {
  const name = inlineText(`${first_name ?? ''} ${last_name ?? ''}`);
  return truncate(name === '' ? (username ?? '') : name, maxChatNameLength);
}

const startForm = /^\S{1,64}$/;

/**
 * Reads an update; null where it does not concern the bot. Only private chats count: a chat's id is the person's number. MAX updates have no ids, so
 * the event gets the id of the message or the press.
 */
export function eventOf(raw: unknown): BotEvent | null {
  const { data } = update.safeParse(raw);
  if (!data) return null;
  if (data.update_type === 'message_created') {
    const { sender, body } = data.message;
    if (sender.is_bot) return null;
    const chat = String(sender.user_id);
    return { kind: 'command', id: body.mid, chat, name: nameOf(sender), ...commandIn(body.text ?? '') };
  }
  if (data.update_type === 'message_callback') {
    const { callback_id: id, payload: press, user } = data.callback;
    return { kind: 'press', id, chat: String(user.user_id), press, pressId: id, message: data.message.body.mid };
  }
  const chat = String(data.user.user_id);
  const id = `${data.timestamp}-${chat}`;
  if (data.update_type !== 'bot_started') return { kind: 'blocked', id, chat, blocked: true };
  const argument = startForm.exec(data.payload ?? '')?.[0] ?? '';
  return { kind: 'command', id, chat, name: nameOf(data.user), command: 'start', argument };
}
