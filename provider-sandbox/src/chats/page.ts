import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { type Html, html } from '../common/html.ts';
import { sendPage } from '../common/page.ts';
import { texts } from '../texts.ts';
import { type Bot, type Bots, type Button, type Chat, chatOf, type Message } from './bots.ts';
import { type Person, people, personOf } from './people.ts';

const { chats: words } = texts;

export interface ChatActions {
  start(bot: Bot, person: Person, payload: string): void;
  write(bot: Bot, person: Person, text: string): void;
  press(bot: Bot, person: Person, message: Message, button: Button): void;
  block(bot: Bot, person: Person, isBlocked: boolean): void;
  app?(bot: Bot, person: Person, url: string): string;
}

interface Messenger {
  path: string;
  title: string;
  bots: Bots;
  doings: ChatActions;
  changed: () => void;
}

const writtenText = z.object({ text: z.string().trim().min(1).max(4096) });
const begun = z.object({ payload: z.string().max(512).default('') });
const pressed = z.object({ message: z.coerce.number(), row: z.coerce.number(), column: z.coerce.number() });

const time = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'short', timeZone: 'Europe/Moscow' });

const payloadIn = (text: string): string => URL.parse(text)?.searchParams.get('start') ?? text;

export function createChatPages({ path, title, bots, doings, changed }: Messenger): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: '32kb' });

  function placeOf(request: Request<{ bot: string }>, response: Response) {
    const bot = bots.named(request.params.bot);
    const person = personOf(request.query.person ?? people[0].id);
    if (bot && person) return { bot, person, chat: chatOf(bot, person), query: `?person=${person.id}` };
    sendPage(response, { title, body: html`<h1>${words.noBot}</h1><p><a href="${path}">${title}</a></p>` }, 404);
    return undefined;
  }

  const buttonOf = (bot: Bot, person: Person, message: Message, row: number, column: number, button: Button): Html => {
    const url = button.url ?? (button.app !== undefined ? doings.app?.(bot, person, button.app) : undefined);
    if (url !== undefined)
      return html`<a class="button" target="_blank" rel="noopener" href="${url}">${button.text}</a>`;
    return html`<form method="post" action="${path}/${bot.username}/press?person=${person.id}">
<input type="hidden" name="message" value="${message.id}"><input type="hidden" name="row" value="${row}">
<button name="column" value="${column}">${button.text}</button></form>`;
  };

  const messageOf = (
    bot: Bot,
    person: Person,
    message: Message,
  ): Html => html`<article class="card" data-from="${message.from}">
<p class="quiet">${message.from === 'bot' ? bot.username : person.name} · ${time.format(message.at)} ${message.edited && words.edited}</p>
<p class="text">${message.text}</p>
${message.buttons.map(
  (row, rowAt) =>
    html`<div class="row">${row.map((button, at) => buttonOf(bot, person, message, rowAt, at, button))}</div>`,
)}
</article>`;

  const chatBody = (bot: Bot, person: Person, chat: Chat, start: string): Html => html`
<p><a href="${path}">${title}</a></p>
<h1>${bot.username}</h1>
<nav class="row">${people.map((each) =>
    each.id === person.id
      ? html`<strong>${each.name}</strong>`
      : html`<a href="${path}/${bot.username}?person=${each.id}">${each.name}</a>`,
  )}</nav>
<iframe title="${words.messages}" src="${path}/${bot.username}/messages?person=${person.id}"></iframe>
${
  !chat.started || start !== ''
    ? html`<form method="post" action="${path}/${bot.username}/start?person=${person.id}" class="stack">
<input type="hidden" name="payload" value="${start}"><button class="main wide">${words.start}</button></form>`
    : html`<form method="post" action="${path}/${bot.username}/write?person=${person.id}" class="stack">
<label class="field">${words.write}<textarea name="text" rows="2" required></textarea></label>
<button class="main">${words.send}</button></form>`
}
${bot.menu?.app !== undefined && html`<p>${buttonOf(bot, person, { id: 0 } as Message, 0, 0, bot.menu)}</p>`}
${bot.commands.length > 0 && html`<p class="quiet">${bot.commands.map(({ name, description }) => html`/${name} — ${description}<br>`)}</p>`}
<details><summary>${words.more}</summary>
<form method="post" action="${path}/${bot.username}/start?person=${person.id}" class="stack">
<label class="field">${words.openLink}<input name="payload" placeholder="?start=…"></label><button>${words.open}</button></form>
<form method="post" action="${path}/${bot.username}/block?person=${person.id}"><p>
<button name="blocked" value="${chat.blocked ? 'no' : 'yes'}">${chat.blocked ? words.unblock : words.block}</button></p></form>
</details>`;

  router.get('/', (_request, response) => {
    const all = bots.all();
    const body = html`<p><a href="/">${texts.home.title}</a></p><h1>${title}</h1>
${all.length === 0 && html`<p class="quiet">${words.noBots}</p>`}
${all.map(({ username }) => html`<p class="card"><a href="${path}/${username}">${username}</a></p>`)}`;
    sendPage(response, { title, body });
  });
  router.get('/:bot', (request, response) => {
    const opened = placeOf(request, response);
    const start = typeof request.query.start === 'string' ? request.query.start.slice(0, 512) : '';
    if (opened)
      sendPage(response, { title: opened.bot.username, body: chatBody(opened.bot, opened.person, opened.chat, start) });
  });
  router.get('/:bot/messages', (request, response) => {
    const opened = placeOf(request, response);
    if (!opened) return;
    const { bot, person, chat } = opened;
    if (request.accepts(['html', 'json']) === 'json') {
      response.json({ messages: chat.messages, notice: chat.notice });
      return;
    }
    const body = html`<div class="newest">
${chat.blocked && html`<p class="quiet">${words.isBlocked}</p>`}
${chat.notice !== undefined && html`<p role="status">${chat.notice}</p>`}
${chat.messages.length === 0 && html`<p class="quiet">${words.none}</p>`}
${[...chat.messages].reverse().map((message) => messageOf(bot, person, message))}
</div>`;
    sendPage(response, { title: words.messages, body, refresh: 2 });
  });

  const act = (
    name: string,
    work: (opened: NonNullable<ReturnType<typeof placeOf>>, body: unknown) => void,
    back = '',
  ): void => {
    router.post(`/:bot/${name}`, form, (request: Request<{ bot: string }>, response: Response) => {
      const opened = placeOf(request, response);
      if (!opened) return;
      work(opened, request.body);
      changed();
      response.redirect(303, `${path}/${opened.bot.username}${back}${opened.query}`);
    });
  };
  act('start', ({ bot, person, chat }, body) => {
    const { data } = begun.safeParse(body);
    if (!data) return;
    chat.started = true;
    chat.blocked = false;
    doings.start(bot, person, payloadIn(data.payload.trim()));
  });
  act('write', ({ bot, person, chat }, body) => {
    const { data } = writtenText.safeParse(body);
    if (data && chat.started && !chat.blocked) doings.write(bot, person, data.text);
  });
  act(
    'press',
    ({ bot, person, chat }, body) => {
      const { data } = pressed.safeParse(body);
      const message = chat.messages.find(({ id }) => id === data?.message);
      const button = data && message?.buttons[data.row]?.[data.column];
      chat.notice = undefined;
      if (message && button && !chat.blocked) doings.press(bot, person, message, button);
    },
    '/messages',
  );
  act('block', ({ bot, person, chat }, body) => {
    const isBlocked = (body as { blocked?: string } | undefined)?.blocked === 'yes';
    if (chat.blocked === isBlocked) return;
    chat.blocked = isBlocked;
    doings.block(bot, person, isBlocked);
  });
  return router;
}
