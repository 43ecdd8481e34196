import type { BotChannel } from 'shared-contracts';
import type { Config } from '../../config.ts';
import { createChatThrottle } from './chat-throttle.ts';
import type { Bots, MessengerClient } from './messenger-client.ts';

/** What both messengers recommend, a little less than MAX allows: one message per second to a chat, thirty per second in all. */
const rates = { perChat: 1_000, inAll: 30 };

interface Means {
  isOn: boolean;
  load(): Promise<MessengerClient>;
}

export function createBots({ providers }: Pick<Config, 'providers'>, clock: () => number, timeLimit = 10_000): Bots {
  const { telegram, telegramToken, telegramLinks, max, maxToken, maxLinks } = providers;
  const means: Record<BotChannel, Means> = {
    telegram: {
      isOn: telegramToken !== null,
      load: async () => {
        const { createTelegram } = await import('./telegram/telegram.ts');
        return createTelegram({ url: telegram, links: telegramLinks, token: telegramToken ?? '', timeLimit });
      },
    },
    max: {
      isOn: maxToken !== null,
      load: async () => {
        const { createMax } = await import('./max/max.ts');
        return createMax({ url: max, links: maxLinks, token: maxToken ?? '', timeLimit });
      },
    },
  };
  const on = (Object.keys(means) as BotChannel[]).filter((kind) => means[kind].isOn);
  const loaded = new Map<BotChannel, Promise<MessengerClient>>();
  const throttles = { telegram: createChatThrottle(rates, clock), max: createChatThrottle(rates, clock) };
  return {
    on,
    async client(kind) {
      if (!on.includes(kind)) throw new Error(`${kind} has no bot`);
      const client = loaded.get(kind) ?? means[kind].load();
      loaded.set(kind, client);
      return client;
    },
    throttle: (kind) => throttles[kind],
  };
}
