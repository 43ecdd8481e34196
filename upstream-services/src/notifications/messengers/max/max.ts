import { type Api, Bot, type FetchFn } from '@maxhub/max-bot-api';
import { ChannelFailure, MessageGone, type MessengerClient } from '../messenger-client.ts';
import { pollSeconds } from '../poll.ts';
import { type CallKind, failureOf, isIgnorableMaxFailure } from './failures.ts';
import { layoutOf } from './layout.ts';
import { pollMax } from './polling.ts';
import { eventOf, updateKinds } from './updates.ts';

interface MaxSettings {
  url: string;
  links: string;
  token: string;
  timeLimit: number;
}

const limited =
  (milliseconds: number): FetchFn =>
  (url, init) => {
    const limit = AbortSignal.timeout(milliseconds);
    return fetch(url, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  };

async function telling<T>(kind: CallKind, call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isIgnorableMaxFailure(error, kind)) return undefined;
    throw failureOf(error, kind);
  }
}

async function unsubscribe(api: Api, but?: string): Promise<void> {
  for (const { url } of (await telling('other', api.getSubscriptions())) ?? [])
    if (url !== but) await telling('other', api.unsubscribe(url));
}

export function createMax({ url: baseUrl, links, token, timeLimit }: MaxSettings): MessengerClient {
  const { api } = new Bot(token, { clientOptions: { baseUrl, fetch: limited(timeLimit) } });
  const polling = new Bot(token, { clientOptions: { baseUrl, fetch: limited(pollSeconds * 1000 + 10_000) } });
  return {
    async introduce(menu) {
      const me = await telling('other', api.getMyInfo());
      const commands = menu.map(({ command: name, description }) => ({ name, description }));
      await telling('other', api.setMyCommands(commands));
      return `${links}/${me?.username ?? ''}?start=`;
    },
    async send(chat, message, { silent = false } = {}) {
      const { text, attachments } = layoutOf(message);
      const more = { attachments, disable_link_preview: message.picture === undefined, notify: !silent };
      const sent = await telling('send', api.sendMessageToUser(Number(chat), text, more));
      return sent?.body.mid ?? '';
    },
    async edit(_chat, messageId, message) {
      const done = await telling('edit', api.editMessage(messageId, layoutOf(message)));
      if (done?.success === false) throw new MessageGone('edit: not done');
    },
    async answer(pressId, notification) {
      // MAX accepts no empty answer.
      if (notification === '') return;
      // The client's types do not know this form of an answer yet.
      const words: object = { notification };
      await telling('answer', api.answerOnCallback(pressId, words));
    },
    async listen(receive, webhook, report, signal) {
      if (webhook) {
        const { url, secret } = webhook;
        const done = await telling('other', api.subscribe(url, secret, [...updateKinds]));
        if (done?.success === false) throw new ChannelFailure('subscribe: not done');
        await unsubscribe(api, url);
        return;
      }
      await unsubscribe(api);
      await pollMax(polling.api, receive, report, signal);
    },
    read: eventOf,
  };
}
