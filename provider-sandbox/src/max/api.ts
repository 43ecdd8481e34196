import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type { z } from 'zod';
import { addMessage, type Bot, type Bots, type Chat, chatOf, type Message } from '../chats/bots.ts';
import { ChatRateLimit } from '../chats/chat-rate-limit.ts';
import { type Person, personOf } from '../chats/people.ts';
import type { Updates } from '../chats/updates.ts';
import { isLoopback } from '../common/loopback.ts';
import type { Context } from '../context.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { badPayload, MaxError, notFound, tooMany } from './errors.ts';
import * as requests from './requests.ts';
import { botUser, idOf, messageOnTheWire, personInDialog } from './wire.ts';

const inAll = { burst: 30, perSecond: 30 };

const refuse = (response: Response, { status, body }: MaxError): void => void response.status(status).json(body);

const answerError: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, next) => {
  if (error instanceof MaxError) refuse(response, error);
  else if (error.status && error.status < 500) refuse(response, badPayload(error.message));
  else next(error);
};

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  const issue = error?.issues[0];
  if (issue) throw badPayload(`${issue.path.join('.')}: ${issue.message}`);
  return data as z.output<Schema>;
}

const done = { success: true };

export function createApi(context: Context, bots: Bots, updates: Updates): Router {
  const { now, store } = context;
  const rate = new ChatRateLimit(now);

  const authenticate: RequestHandler = (request, response, next) => {
    const token = request.headers.authorization ?? '';
    if (!/^[\w.~-]{16,500}$/.test(token)) throw new MaxError(401, 'verify.token', 'Invalid access_token');
    const bot = bots.of(token);
    if (rate.wait(String(bot.id), inAll) > 0) throw tooMany();
    response.locals.bot = bot;
    next();
  };
  const botOf = (response: Response): Bot => response.locals.bot as Bot;

  const call =
    (work: (bot: Bot, request: Request, response: Response) => object | Promise<object>): RequestHandler =>
    async (request, response) => {
      const answer = await work(botOf(response), request, response);
      store.changed();
      response.json(answer);
    };

  function openChat(bot: Bot, query: unknown): { person: Person; chat: Chat } {
    const { user_id: user, chat_id: dialog } = checked(requests.recipientQuery, query);
    const person = dialog === undefined ? personOf(user) : personInDialog(dialog);
    if (!person) throw notFound('Chat');
    const chat = chatOf(bot, person);
    if (chat.blocked || !chat.started) throw new MaxError(403, 'chat.denied', 'error.dialog.suspended');
    return { person, chat };
  }

  function found(bot: Bot, mid: string): { person: Person; message: Message } {
    const id = idOf(bot, mid);
    for (const chat of bot.chats) {
      const [message, person] = [chat.messages.find((one) => one.id === id), personOf(chat.person)];
      if (message && person) return { person, message };
    }
    throw notFound('Message');
  }

  function edit(message: Message, body: z.output<typeof requests.messageRequest>): void {
    if (message.from !== 'bot') throw new MaxError(403, 'access.denied', 'Not a message of this bot');
    // Fields missing from the request stay as they are; an empty list of attachments removes the buttons.
    if (body.text != null) message.text = body.text;
    if (body.attachments != null) message.buttons = requests.buttonsOf(body);
    message.edited = true;
  }

  const router = express.Router();
  const fault = injectFaults(context, 'max', {
    tooMany: (response) => refuse(response, tooMany()),
    failed: (response, status, reason) => refuse(response, new MaxError(status, 'internal.error', reason)),
  });
  router.use(express.json({ limit: '64kb' }), fault, authenticate);

  const me = (bot: Bot) => ({ ...botUser(bot), commands: bot.commands });
  router.get('/me', call(me));
  router.patch(
    '/me/commands',
    call((bot, { body }) => {
      const { commands } = checked(requests.commands, body);
      bot.commands = commands.map(({ name, description }) => ({ name, description: description ?? '' }));
      return { commands };
    }),
  );
  router.post(
    '/messages',
    call((bot, { query, body }) => {
      const { person, chat } = openChat(bot, query);
      const given = checked(requests.messageRequest, body);
      const buttons = requests.buttonsOf(given);
      if (!given.text && buttons.length === 0) throw badPayload('Message is empty');
      const message = addMessage(bot, chat, { from: 'bot', text: given.text ?? '', buttons, at: now().getTime() });
      return { message: messageOnTheWire(bot, person, message) };
    }),
  );
  router.put(
    '/messages',
    call((bot, { query, body }) => {
      edit(
        found(bot, checked(requests.messageNamed, query).message_id).message,
        checked(requests.messageRequest, body),
      );
      return done;
    }),
  );
  router.get(
    '/messages/:id',
    call((bot, { params }) => {
      const { person, message } = found(bot, String(params.id));
      return messageOnTheWire(bot, person, message);
    }),
  );
  router.post(
    '/answers',
    call((bot, { query, body }) => {
      const { callback_id: callback } = checked(requests.callbackNamed, query);
      const { message, notification } = checked(requests.answerRequest, body ?? {});
      const [person, id] = callback.split('.').map(Number);
      const chat = bot.chats.find((one) => one.person === person);
      const pressed = chat?.messages.find((one) => one.id === id);
      if (!chat || !pressed) throw notFound('Callback');
      if (message) edit(pressed, message);
      chat.notice = notification ?? undefined;
      return done;
    }),
  );
  router.get(
    '/updates',
    call(async (bot, { query }, response) => {
      const { marker = 0, limit, timeout, types } = checked(requests.getUpdates, query);
      const gone = new AbortController();
      response.on('close', () => gone.abort());
      const batch = (await updates.wait(bot, marker, limit, timeout, gone.signal)) ?? [];
      const next = batch.reduce((most, { seq }) => Math.max(most, seq + 1), marker);
      const wanted = batch.filter(({ update }) => types.length === 0 || types.includes(String(update.update_type)));
      return { updates: wanted.map(({ update }) => update), marker: next };
    }),
  );
  router.get(
    '/subscriptions',
    call(({ webhook }) => ({
      subscriptions: webhook ? [{ url: webhook.url, time: webhook.at, update_types: webhook.types }] : [],
    })),
  );
  router.post(
    '/subscriptions',
    call((bot, { body }) => {
      const { url, update_types: types, secret } = checked(requests.subscriptionRequest, body);
      if (!isLoopback(url)) throw badPayload('The sandbox calls this machine only');
      bot.webhook = { url, secret, types, at: now().getTime() };
      return done;
    }),
  );
  router.delete(
    '/subscriptions',
    call((bot, { query }) => {
      if (bot.webhook?.url === checked(requests.deleteSubscriptionQuery, query).url) bot.webhook = undefined;
      return done;
    }),
  );
  router.use(answerError);
  return router;
}
