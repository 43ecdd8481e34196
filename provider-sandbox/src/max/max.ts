import { createHash, randomBytes } from 'node:crypto';
import express, { type Router } from 'express';
import { addMessage, Bots, chatOf, keptBots } from '../chats/bots.ts';
import { type ChatActions, createChatPages } from '../chats/page.ts';
import { Updates } from '../chats/updates.ts';
import type { Context } from '../context.ts';
import { texts } from '../texts.ts';
import { createApi } from './api.ts';
import { dialogOf, messageOnTheWire, userOf } from './wire.ts';

function identify(token: string) {
  const id = createHash('sha256').update(token).digest().readUInt32BE();
  return { id, username: `shops_${id}_bot` };
}

export function createMax(context: Context): { router: Router; close(): void } {
  const { store, now } = context;
  const bots: Bots = new Bots(
    identify,
    store.part('max', keptBots, () => bots.all()),
  );
  const updates = new Updates(context, 'max', 'x-max-bot-api-secret');
  const locale = { user_locale: 'ru' };
  const at = (): number => now().getTime();

  const doings: ChatActions = {
    start(bot, person, payload) {
      const update = { chat_id: dialogOf(person), user: userOf(person), payload: payload || null, ...locale };
      updates.tell(bot, 'bot_started', () => ({ update_type: 'bot_started', timestamp: at(), ...update }));
    },
    write(bot, person, text) {
      const message = messageOnTheWire(
        bot,
        person,
        addMessage(bot, chatOf(bot, person), { from: 'person', text, at: at() }),
      );
      updates.tell(bot, 'message_created', () => ({
        update_type: 'message_created',
        timestamp: at(),
        message,
        ...locale,
      }));
    },
    press(bot, person, message, { data }) {
      const id = `${person.id}.${message.id}.${randomBytes(8).toString('hex')}`;
      const callback = { timestamp: at(), callback_id: id, payload: data, user: userOf(person) };
      const pressed = { callback, message: messageOnTheWire(bot, person, message), ...locale };
      updates.tell(bot, 'message_callback', () => ({ update_type: 'message_callback', timestamp: at(), ...pressed }));
    },
    block(bot, person, isBlocked) {
      if (!isBlocked) {
        doings.start(bot, person, '');
        return;
      }
      const update = { chat_id: dialogOf(person), user: userOf(person), ...locale };
      updates.tell(bot, 'bot_stopped', () => ({ update_type: 'bot_stopped', timestamp: at(), ...update }));
    },
  };

  const router = express.Router();
  router.use('/api', createApi(context, bots, updates));
  router.use(createChatPages({ path: '/max', title: texts.max.title, bots, doings, changed: () => store.changed() }));
  return { router, close: () => updates.close() };
}
