import type { LiveOrderWire } from 'shared-contracts';
import type { Background } from '../common/background.ts';
import type { Log } from '../common/log.ts';
import { openChannel } from '../db/channel.ts';
import type { Database } from '../db/database.ts';

/** What somebody who follows a merchant's shop is told. */
interface LiveListener {
  order(order: LiveOrderWire): void;
  /** Something may have been missed. */
  missed(): void;
  /** A session of the merchant has ended: the listener's own may be the one. */
  sessions(): void;
  /** The process ends. */
  close(): void;
}

/** What happens in shops, told to those who follow it, whichever process it happens in. */
export interface Live {
  /** Tells of an order after its change is in the database. */
  order(merchantId: string, order: LiveOrderWire): void;
  sessionsEnded(merchantId: string): void;
  /** Follows a merchant's shop; resolves when nothing is missed any more. @returns what ends it */
  follow(merchantId: string, listener: LiveListener): Promise<() => void>;
  /** Ends every stream, also those that a kept connection asks for yet: the process ends. */
  endStreams(): void;
  /** Tells what is still to be told, and lets go of the database. */
  close(): Promise<void>;
}

interface Message {
  merchantId: string;
  /** Left out: sessions have ended. */
  order?: LiveOrderWire;
}

interface LiveOptions {
  url: string;
  db: Database;
  log: Log;
  background: Background;
}

/** Makes it; the database is listened to from the first follower on. */
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
