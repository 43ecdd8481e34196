import type { LiveOrderWire } from 'shared-contracts';
import type { Background } from '../common/background.ts';
import type { Log } from '../common/log.ts';
import { openChannel } from '../db/channel.ts';
import type { Database } from '../db/database.ts';

interface LiveListener {
  order(order: LiveOrderWire): void;
  missed(): void;
  sessions(): void;
  close(): void;
}

export interface Live {
  order(merchantId: string, order: LiveOrderWire): void;
  sessionsEnded(merchantId: string): void;
  follow(merchantId: string, listener: LiveListener): Promise<() => void>;
  endStreams(): void;
  close(): Promise<void>;
}

interface Message {
  merchantId: string;
  order?: LiveOrderWire;
}

interface LiveOptions {
  url: string;
  db: Database;
  log: Log;
  background: Background;
}

export function createLive(options: LiveOptions): Live {
  const followers = new Map<string, Set<LiveListener>>();
  let ending = false;
  const all = (): LiveListener[] => [...followers.values()].flatMap((some) => [...some]);

  const tell = ({ merchantId, order }: Message): void => {
    for (const listener of [...(followers.get(merchantId) ?? [])]) {
      if (order) listener.order(order);
      else listener.sessions();
    }
  };
  const channel = openChannel<Message>({
    ...options,
    name: 'shop_events',
    onMessage: tell,
    onGap: () => {
      for (const listener of all()) listener.missed();
    },
  });
  const send = (message: Message): void => {
    tell(message);
    channel.send(message);
  };

  return {
    order: (merchantId, order) => send({ merchantId, order }),
    sessionsEnded: (merchantId) => send({ merchantId }),
    async follow(merchantId, listener) {
      const some = followers.get(merchantId) ?? new Set();
      followers.set(merchantId, some.add(listener));
      await channel.ready();
      if (ending) listener.close();
      return () => {
        some.delete(listener);
        if (some.size === 0 && followers.get(merchantId) === some) followers.delete(merchantId);
      };
    },
    endStreams() {
      ending = true;
      for (const listener of all()) listener.close();
    },
    close: channel.close,
  };
}
