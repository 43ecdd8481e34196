import { randomBytes } from 'node:crypto';
import { type BotChannel, generateBotToken } from 'shared-contracts';
import type { TestClient } from './client.ts';
import { type Fault, withProviderSandbox } from './provider-sandbox.ts';
import type { TestMerchant } from './shops.ts';

interface SeenButton {
  text: string;
  url?: string;
  data?: string;
}

export interface SeenMessage {
  id: number;
  from: 'bot' | 'person';
  text: string;
  buttons: SeenButton[][];
  edited: boolean;
}

/** What a person does and sees in a chat of the sandbox. */
export function personAt(chat: string, person: number) {
  const act = async (what: string, fields: Record<string, string>): Promise<void> => {
    const body = new URLSearchParams(fields);
    const { status } = await fetch(`${chat}/${what}?person=${person}`, { method: 'POST', body, redirect: 'manual' });
    if (status !== 303) throw new Error(`${what}: ${status}`);
  };
  const look = async () => {
    const answer = await fetch(`${chat}/messages?person=${person}`, { headers: { accept: 'application/json' } });
    return (await answer.json()) as { messages: SeenMessage[]; notice?: string };
  };
  const messages = async () => (await look()).messages.filter(({ from }) => from === 'bot');
  return {
    messages,
    texts: async () => (await messages()).map(({ text }) => text),
    notice: async () => (await look()).notice ?? '',
    start: (payload: string) => act('start', { payload }),
    says: (text: string) => act('write', { text }),
    blocks: (blocked: 'yes' | 'no') => act('block', { blocked }),
    async presses(words: string, at = -1): Promise<void> {
      const message = (await messages()).at(at);
      for (const [row, buttons] of message?.buttons.entries() ?? []) {
        const column = buttons.findIndex(({ text, data }) => text === words && data !== undefined);
        if (column >= 0)
          return act('press', { message: String(message?.id), row: String(row), column: String(column) });
      }
      throw new Error(`there is no button ${words}`);
    },
  };
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
    personAt(start: string, number = 1001) {
      const person = personAt(start.replace(/\?start=$/, ''), number);
      return {
        ...person,
        async links(server: TestClient, merchant: TestMerchant): Promise<void> {
          const { token } = await server.ok(generateBotToken, {}, merchant.owner);
          await person.start(start + token);
        },
      };
    },
  };
}
