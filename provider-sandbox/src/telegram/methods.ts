import type { z } from 'zod';
import { addMessage, type Bot, type Chat, chatOf, type Message } from '../chats/bots.ts';
import { ChatRateLimit } from '../chats/chat-rate-limit.ts';
import type { Person } from '../chats/people.ts';
import type { Updates } from '../chats/updates.ts';
import { isLoopback } from '../common/loopback.ts';
import type { Context } from '../context.ts';
import { badRequest, TelegramError, tooMany } from './errors.ts';
import * as requests from './requests.ts';
import { botUser, chatOnTheWire, messageOnTheWire, personInChat } from './wire.ts';

const toChat = { burst: 5, perSecond: 1 };
const inAll = { burst: 30, perSecond: 30 };
const maxLength = 4096;

type Written = Pick<z.output<typeof requests.editMessageRequest>, 'text' | 'parse_mode' | 'entities'>;
type Method = (bot: Bot, body: unknown, signal: AbortSignal) => unknown;

export function createMethods({ now, store }: Context, updates: Updates): ReadonlyMap<string, Method> {
  const rate = new ChatRateLimit(now);

  function checked<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
    const { data, error } = schema.safeParse(body);
    const issue = error?.issues[0];
    if (!issue) return data as z.output<Schema>;
    const isButton = issue.path.includes('inline_keyboard');
    throw badRequest(isButton ? 'BUTTON_DATA_INVALID' : `${issue.path.join('.')}: ${issue.message}`);
  }

  function openChat(bot: Bot, chatId: string | number): { person: Person; chat: Chat } {
    const person = personInChat(chatId);
    if (!person) throw badRequest('chat not found');
    const chat = chatOf(bot, person);
    if (chat.blocked) throw new TelegramError(403, 'Forbidden: bot was blocked by the user');
    if (!chat.started) throw new TelegramError(403, "Forbidden: bot can't initiate conversation with a user");
    return { person, chat };
  }

  function paced(bot: Bot, { person }: Chat): void {
    const seconds = rate.wait(`${bot.id}`, inAll) || rate.wait(`${bot.id} ${person}`, toChat);
    if (seconds > 0) throw tooMany(seconds);
  }

  function textOf({ text = '', parse_mode, entities }: Written): string {
    if (parse_mode) throw badRequest('unsupported parse_mode');
    if (text.trim() === '') throw badRequest('message text is empty');
    if (text.length > maxLength) throw badRequest('message is too long');
    if (entities.some(({ offset, length }) => offset + length > text.length)) throw badRequest('ENTITY_BOUNDS_INVALID');
    return text;
  }

  function buttonsOf(markup: { inline_keyboard: z.output<typeof requests.keyboard> } | undefined): Message['buttons'] {
    const rows = markup?.inline_keyboard ?? [];
    if (!requests.isValidKeyboard(rows)) throw badRequest('BUTTON_DATA_INVALID');
    return rows;
  }

  function edit(bot: Bot, body: unknown, withText: boolean): object {
    const given = checked(requests.editMessageRequest, body);
    const { person, chat } = openChat(bot, given.chat_id);
    const message = chat.messages.find(({ id, from }) => id === given.message_id && from === 'bot');
    if (!message) throw badRequest('message to edit not found');
    const wanted = { text: withText ? textOf(given) : message.text, buttons: buttonsOf(given.reply_markup) };
    if (JSON.stringify(wanted) === JSON.stringify({ text: message.text, buttons: message.buttons })) {
      throw badRequest(
        'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
      );
    }
    Object.assign(message, wanted, { edited: true });
    store.changed();
    return messageOnTheWire(bot, person, message);
  }

  const methods: Record<string, Method> = {
    getMe: (bot) => ({
      ...botUser(bot),
      can_join_groups: false,
      can_read_all_group_messages: false,
      supports_inline_queries: false,
      can_connect_to_business: false,
      has_main_web_app: false,
    }),
    async getUpdates(bot, body, signal) {
      const { offset, limit, timeout, allowed_updates: types } = checked(requests.getUpdates, body);
      if (bot.webhook) {
        throw new TelegramError(
          409,
          "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      }
      const from = offset < 0 ? bot.nextUpdate + offset : offset;
      const batch = await updates.wait(bot, from, limit, timeout, signal);
      if (!batch) {
        throw new TelegramError(
          409,
          'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
        );
      }
      store.changed();
      const isWanted = (update: object): boolean => types.length === 0 || types.some((type) => type in update);
      return batch.map(({ update }) => update).filter(isWanted);
    },
    setWebhook(bot, body) {
      const {
        url,
        secret_token: secret,
        allowed_updates: types,
        drop_pending_updates: drops,
      } = checked(requests.setWebhookRequest, body);
      if (url !== '' && !isLoopback(url)) throw badRequest('bad webhook: the sandbox calls this machine only');
      bot.webhook = url === '' ? undefined : { url, secret, types, at: now().getTime() };
      if (drops) bot.updates = [];
      const waiting = bot.webhook ? bot.updates.splice(0) : [];
      for (const { update } of waiting) updates.tell(bot, Object.keys(update)[1] ?? '', () => update);
      store.changed();
      return true;
    },
    deleteWebhook(bot, body) {
      if (checked(requests.deleteWebhookRequest, body).drop_pending_updates) bot.updates = [];
      bot.webhook = undefined;
      store.changed();
      return true;
    },
    getWebhookInfo: (bot) => ({
      url: bot.webhook?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: updates.pending(bot),
      ...(bot.webhook && bot.webhook.types.length > 0 && { allowed_updates: bot.webhook.types }),
    }),
    sendMessage(bot, body) {
      const given = checked(requests.sendMessageRequest, body);
      const { person, chat } = openChat(bot, given.chat_id);
      const wanted = { text: textOf(given), buttons: buttonsOf(given.reply_markup) };
      paced(bot, chat);
      const message = addMessage(bot, chat, { from: 'bot', ...wanted, at: now().getTime() });
      store.changed();
      return messageOnTheWire(bot, person, message);
    },
    editMessageText: (bot, body) => edit(bot, body, true),
    editMessageReplyMarkup: (bot, body) => edit(bot, body, false),
    answerCallbackQuery(bot, body) {
      const { callback_query_id: query, text } = checked(requests.answerCallbackRequest, body);
      const chat = bot.chats.find(({ person }) => query.startsWith(`${person}_`));
      if (!chat) throw badRequest('query is too old and response timeout expired or query ID is invalid');
      chat.notice = text;
      store.changed();
      return true;
    },
    getChat(bot, body) {
      const { person } = openChat(bot, checked(requests.chatNamed, body).chat_id);
      return { ...chatOnTheWire(person), accent_color_id: 0, max_reaction_count: 0 };
    },
    sendChatAction: (bot, body) => Boolean(openChat(bot, checked(requests.chatNamed, body).chat_id)),
    setMyCommands(bot, body) {
      const { commands } = checked(requests.commands, body);
      bot.commands = commands.map(({ command, description }) => ({ name: command, description }));
      store.changed();
      return true;
    },
    getMyCommands: (bot) => bot.commands.map(({ name, description }) => ({ command: name, description })),
    deleteMyCommands(bot) {
      bot.commands = [];
      return true;
    },
    setChatMenuButton(bot, body) {
      const { text = '', web_app: app } = checked(requests.menuRequest, body).menu_button;
      bot.menu = app && { text, app: app.url };
      store.changed();
      return true;
    },
    getChatMenuButton: ({ menu }) =>
      menu ? { type: 'web_app', text: menu.text, web_app: { url: menu.app } } : { type: 'default' },
    setMyName: () => true,
    setMyDescription: () => true,
    setMyShortDescription: () => true,
  };
  return new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));
}
