import { randomBytes } from 'node:crypto';
import express, { type ErrorRequestHandler, type Response, type Router } from 'express';
import { addMessage, Bots, chatOf, keptBots } from '../chats/bots.ts';
import { type ChatActions, createChatPages } from '../chats/page.ts';
import { Updates } from '../chats/updates.ts';
import type { Context } from '../context.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { texts } from '../texts.ts';
import { TelegramError, tooMany } from './errors.ts';
import { createMethods } from './methods.ts';
import { miniAppAddress } from './mini-app-address.ts';
import { botUser, chatOnTheWire, messageOnTheWire, userOf } from './wire.ts';

const refuse = (response: Response, { status, body }: TelegramError): void => void response.status(status).json(body);

const answerError: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, next) => {
  if (error instanceof TelegramError) refuse(response, error);
  else if (error.status && error.status < 500)
    refuse(response, new TelegramError(error.status, `Bad Request: ${error.message}`));
  else next(error);
};

const identify = (token: string) => {
  const [number] = token.split(':');
  return { id: Number(number), username: `shops_${number}_bot` };
};

export function createTelegram(context: Context): { router: Router; close(): void } {
  const { store, now } = context;
  const bots: Bots = new Bots(
    identify,
    store.part('telegram', keptBots, () => bots.all()),
  );
  const updates = new Updates(context, 'telegram', 'x-telegram-bot-api-secret-token');
  const methods = createMethods(context, updates);
  const at = (): number => now().getTime();

  const doings: ChatActions = {
    start: (bot, person, payload) => doings.write(bot, person, payload === '' ? '/start' : `/start ${payload}`),
    write(bot, person, text) {
      const message = messageOnTheWire(
        bot,
        person,
        addMessage(bot, chatOf(bot, person), { from: 'person', text, at: at() }),
      );
      updates.tell(bot, 'message', (seq) => ({ update_id: seq, message }));
    },
    press(bot, person, message, { data }) {
      const query = {
        id: `${person.id}_${randomBytes(8).toString('hex')}`,
        from: userOf(person),
        message: messageOnTheWire(bot, person, message),
        chat_instance: '-3788475317572404878',
        data,
      };
      updates.tell(bot, 'callback_query', (seq) => ({ update_id: seq, callback_query: query }));
    },
    block(bot, person, isBlocked) {
      const member = (status: string) => ({
        user: botUser(bot),
        status,
        ...(status === 'kicked' && { until_date: 0 }),
      });
      const [before, after] = isBlocked ? ['member', 'kicked'] : ['kicked', 'member'];
      const changed = {
        chat: chatOnTheWire(person),
        from: userOf(person),
        date: Math.floor(at() / 1_000),
        old_chat_member: member(before ?? ''),
        new_chat_member: member(after ?? ''),
      };
      updates.tell(bot, 'my_chat_member', (seq) => ({ update_id: seq, my_chat_member: changed }));
    },
    app: (bot, person, url) => miniAppAddress(bot, person, url, now()),
  };

  const api = express.Router({ mergeParams: true });
  api.use(
    express.json({ limit: '64kb' }),
    injectFaults(context, 'telegram', {
      tooMany: (response, { retryAfter }) => refuse(response, tooMany(retryAfter)),
      failed: (response, status, reason) => refuse(response, new TelegramError(status, reason)),
    }),
  );
  api.all('/:method', async (request, response) => {
    const { token, method: name } = request.params as { token: string; method: string };
    if (!/^\d{1,15}:[\w-]{30,100}$/.test(token)) throw new TelegramError(401, 'Unauthorized');
    const method = methods.get(name.toLowerCase());
    if (!method) throw new TelegramError(404, 'Not Found');
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const result = await method(bots.of(token), request.body ?? {}, gone.signal);
    response.json({ ok: true, result });
  });
  api.use(answerError);

  const router = express.Router();
  router.use('/bot:token', api);
  router.use(
    createChatPages({ path: '/telegram', title: texts.telegram.title, bots, doings, changed: () => store.changed() }),
  );
  return { router, close: () => updates.close() };
}
