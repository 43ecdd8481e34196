import type { Bot, Button, Message } from '../chats/bots.ts';
import { type Person, personOf } from '../chats/people.ts';

export const userOf = ({ id, name, username }: Person) => ({
  id,
  is_bot: false,
  first_name: name,
  username,
  language_code: 'ru',
});

export const chatOnTheWire = ({ id, name, username }: Person) => ({ id, first_name: name, username, type: 'private' });

export const botUser = ({ id, username }: Bot) => ({ id, is_bot: true, first_name: 'Магазины', username });

const buttonOnTheWire = ({ text, url, data, app }: Button) => ({
  text,
  ...(url !== undefined && { url }),
  ...(data !== undefined && { callback_data: data }),
  ...(app !== undefined && { web_app: { url: app } }),
});

export function messageOnTheWire(bot: Bot, person: Person, { id, from, text, buttons, at, edited }: Message): object {
  const command = from === 'person' && /^\/\w+/.exec(text);
  return {
    message_id: id,
    from: from === 'bot' ? botUser(bot) : userOf(person),
    chat: chatOnTheWire(person),
    date: Math.floor(at / 1_000),
    ...(edited && { edit_date: Math.floor(at / 1_000) }),
    text,
    ...(command && { entities: [{ offset: 0, length: command[0].length, type: 'bot_command' }] }),
    ...(buttons.length > 0 && { reply_markup: { inline_keyboard: buttons.map((row) => row.map(buttonOnTheWire)) } }),
  };
}

export const personInChat = (chatId: string | number): Person | undefined => personOf(chatId);
