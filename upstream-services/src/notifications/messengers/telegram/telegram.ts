import { Api } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';
import type { Button, Message, MessengerClient } from '../messenger-client.ts';
import { pollSeconds } from '../poll.ts';
import { failureOf, isIgnorableTelegramFailure } from './failures.ts';
import { pollTelegram } from './polling.ts';
import { eventOf, updateKinds } from './updates.ts';

interface TelegramSettings {
  url: string;
  links: string;
  token: string;
  timeLimit: number;
}

function buttonOf(button: Button) {
  const { text } = button;
  if ('press' in button) return { text, callback_data: button.press };
  return button.app === undefined ? { text, url: button.url } : { text, web_app: { url: button.app } };
}

const keyboardOf = ({ buttons }: Message): InlineKeyboardMarkup => ({
  inline_keyboard: buttons.map((row) => row.map(buttonOf)),
});

/** Text without markup. What others wrote is marked as code, in which Telegram finds no links, names and commands. */
const layoutOf = ({ verbatim, picture }: Message) => ({
  entities: verbatim.map(({ offset, length }) => ({ type: 'code' as const, offset, length })),
  link_preview_options: picture === undefined ? { is_disabled: true } : { url: picture, prefer_large_media: true },
});

async function telling<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isIgnorableTelegramFailure(error)) return undefined;
    throw failureOf(error);
  }
}

export function createTelegram({ url, links, token, timeLimit }: TelegramSettings): MessengerClient {
  const api = new Api(token, { apiRoot: url, timeoutSeconds: timeLimit / 1000 });
  const polling = new Api(token, { apiRoot: url, timeoutSeconds: pollSeconds + 10 });
  return {
    async introduce(menu) {
      const me = await telling(api.getMe());
      await telling(api.setMyCommands([...menu]));
      return `${links}/${me?.username ?? ''}?start=`;
    },
    async send(chat, message, { silent = false } = {}) {
      const layout = { ...layoutOf(message), reply_markup: keyboardOf(message) };
      const sent = await telling(api.sendMessage(chat, message.text, { ...layout, disable_notification: silent }));
      return String(sent?.message_id ?? '');
    },
    async edit(chat, messageId, message) {
      const changes = { ...layoutOf(message), reply_markup: keyboardOf(message) };
      await telling(api.editMessageText(chat, Number(messageId), message.text, changes));
    },
    async answer(pressId, text) {
      await telling(api.answerCallbackQuery(pressId, { text, show_alert: text.length > 60 }));
    },
    async listen(receive, webhook, report, signal) {
      if (webhook) {
        const { url, secret } = webhook;
        await telling(api.setWebhook(url, { secret_token: secret, allowed_updates: updateKinds, max_connections: 10 }));
        return;
      }
      await telling(api.deleteWebhook());
      await pollTelegram(polling, receive, report, signal);
    },
    read: eventOf,
  };
}
