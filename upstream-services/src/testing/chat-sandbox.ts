import { randomBytes } from 'node:crypto';
import { type BotChannel, generateBotToken } from 'shared-contracts';
import type { TestClient } from './client.ts';
import { type Fault, withProviderSandbox } from './provider-sandbox.ts';
import type { TestMerchant } from './shops.ts';

interface SeenMessage {
  text: string;
  edited: boolean;
  buttons: Map<string, string | URLSearchParams>;
}

const entities = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

function messageIn(article: string): SeenMessage {
  const [, text = ''] = /<p class="text">([\s\S]*?)<\/p>/.exec(article) ?? [];
  const buttons = new Map<string, string | URLSearchParams>();
  for (const [, form = '', column = '', words = ''] of article.matchAll(
    /<form[^>]*>([\s\S]*?)<button name="column" value="(\d+)">([^<]*)</g,
  )) {
    const fields = new URLSearchParams({ column });
    for (const [, name = '', value = ''] of form.matchAll(/name="(message|row)" value="(\d+)"/g))
      fields.set(name, value);
    buttons.set(entities(words), fields);
  }
  for (const [, href = '', words = ''] of article.matchAll(/<a class="button"[^>]*href="([^"]*)">([^<]*)</g))
    buttons.set(entities(words), entities(href));
  return { text: entities(text), edited: article.includes('· изменено'), buttons };
}

export function withChatSandbox() {
  const sandbox = withProviderSandbox();
  return {
    newBots() {
      const { origin } = sandbox;
      const number = randomBytes(5).readUIntBE(0, 5) + 1;
      return {
        telegram: `${origin}/telegram`,
        telegramLinks: `${origin}/telegram`,
        telegramToken: `${number}:${randomBytes(24).toString('base64url')}`,
        max: `${origin}/max/api/`,
        maxLinks: `${origin}/max`,
        maxToken: randomBytes(24).toString('base64url'),
        yookassa: `${origin}/yookassa/v3`,
        push: null,
      };
    },
    fault: (provider: BotChannel, fault: Fault) => sandbox.fault(provider, fault),
    personAt(start: string, person = 1001) {
      const chat = start.replace(/\?start=$/, '');
      const act = async (what: string, body: URLSearchParams): Promise<void> => {
        const { status } = await fetch(`${chat}/${what}?person=${person}`, {
          method: 'POST',
          body,
          redirect: 'manual',
        });
        if (status !== 303) throw new Error(`${what}: ${status}`);
      };
      const messages = async (): Promise<SeenMessage[]> => {
        const page = await (await fetch(`${chat}/messages?person=${person}`)).text();
        const articles = page.split('<article ').slice(1).reverse();
        return articles.filter((article) => article.includes('data-from="bot"')).map(messageIn);
      };
      return {
        messages,
        texts: async () => (await messages()).map(({ text }) => text),
        notice: async () => {
          const page = await (await fetch(`${chat}/messages?person=${person}`)).text();
          return entities(/<p role="status">([^<]*)</.exec(page)?.[1] ?? '');
        },
        start: (payload: string) => act('start', new URLSearchParams({ payload })),
        says: (text: string) => act('write', new URLSearchParams({ text })),
        blocks: (blocked: 'yes' | 'no') => act('block', new URLSearchParams({ blocked })),
        async presses(words: string): Promise<void> {
          const button = (await messages()).at(-1)?.buttons.get(words);
          if (!(button instanceof URLSearchParams)) throw new Error(`there is no button ${words}`);
          await act('press', button);
        },
        async links(server: TestClient, merchant: TestMerchant): Promise<void> {
          const { token } = await server.ok(generateBotToken, {}, merchant.owner);
          await act('start', new URLSearchParams({ payload: start + token }));
        },
      };
    },
  };
}
