import type { Bot, Button, Message } from '../chats/bots.ts';
import { type Person, personOf } from '../chats/people.ts';

const dialogs = 500_000_000;

export const dialogOf = ({ id }: Person): number => dialogs + id;

export const personInDialog = (chatId: number): Person | undefined => personOf(chatId - dialogs);

export const userOf = ({ id, name, username }: Person) => ({
  user_id: id,
  name,
  first_name: name,
  last_name: '',
  username,
  is_bot: false,
  last_activity_time: 0,
});

export const botUser = ({ id, username }: Bot) => ({
  user_id: id,
  name: 'Магазины',
  first_name: 'Магазины',
  username,
  is_bot: true,
  last_activity_time: 0,
});

const buttonOnTheWire = ({ text, url, data }: Button) =>
  url !== undefined ? { type: 'link', text, url } : { type: 'callback', text, payload: data ?? '' };

const midOf = (bot: Bot, id: number): string => `mid.${bot.id.toString(16)}.${id}`;

export function idOf(bot: Bot, mid: string): number | undefined {
  const [, owner, id] = /^mid\.([0-9a-f]+)\.(\d+)$/.exec(mid) ?? [];
  return owner === bot.id.toString(16) ? Number(id) : undefined;
}

export const messageOnTheWire = (bot: Bot, person: Person, { id, from, text, buttons, at }: Message): object => ({
  sender: from === 'bot' ? botUser(bot) : userOf(person),
  recipient: {
    chat_id: dialogOf(person),
    chat_type: 'dialog',
    user_id: from === 'bot' ? person.id : bot.id,
    post_id: null,
  },
  timestamp: at,
  body: {
    mid: midOf(bot, id),
    seq: id,
    text,
    ...(buttons.length > 0 && {
      attachments: [{ type: 'inline_keyboard', payload: { buttons: buttons.map((row) => row.map(buttonOnTheWire)) } }],
    }),
  },
});
