import { truncate } from 'shared-contracts';
import { z } from 'zod';
import { inlineText } from '../../../common/plain-text.ts';
import { type BotEvent, commandIn, maxChatNameLength } from '../messenger-client.ts';

export const updateKinds = ['message', 'callback_query', 'my_chat_member'] as const;

const chat = z.object({ id: z.int(), type: z.string() });
const person = z.object({
  id: z.int(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  username: z.string().optional(),
});

const update = z.object({
  update_id: z.int(),
  message: z.object({ chat, from: person, text: z.string().default('') }).optional(),
  callback_query: z
    .object({
      id: z.string(),
      from: person,
      data: z.string().max(64),
      message: z.object({ message_id: z.int(), chat }),
    })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
});

function nameOf({ first_name, last_name, username }: z.infer<typeof person>): string {
  const name = inlineText(`${first_name} ${last_name}`);
  return truncate(name === '' ? (username ?? '') : name, maxChatNameLength);
}

export function eventOf(raw: unknown): BotEvent | null {
  const parsed = update.safeParse(raw);
  if (!parsed.success) return null;
  const { update_id, message, callback_query: press, my_chat_member: member } = parsed.data;
  const id = String(update_id);
  if (message?.chat.type === 'private') {
    const chat = String(message.chat.id);
    return { kind: 'command', id, chat, name: nameOf(message.from), ...commandIn(message.text) };
  }
  if (press?.message.chat.type === 'private' && press.from.id === press.message.chat.id) {
    const { chat, message_id } = press.message;
    return {
      kind: 'press',
      id,
      chat: String(chat.id),
      press: press.data,
      pressId: press.id,
      message: String(message_id),
    };
  }
  if (member?.chat.type === 'private') {
    const blocked = member.new_chat_member.status === 'kicked';
    return { kind: 'blocked', id, chat: String(member.chat.id), blocked };
  }
  return null;
}
