import type { Context } from '../context.ts';
import { Deliveries } from '../faults/deliveries.ts';
import type { Provider } from '../faults/faults.ts';
import { type Bot, queueUpdate } from './bots.ts';

const overtakenWithin = 2_000;

type Update = Record<string, unknown>;
type Batch = { seq: number; update: Update }[];

interface Waiting {
  look(): void;
  giveWay(): void;
}

export class Updates {
  private readonly context: Context;
  private readonly provider: Provider;
  private readonly secretHeader: string;
  private readonly deliveries: Deliveries;
  private readonly waiting = new Map<Bot, Waiting>();
  private readonly held = new Map<Bot, () => void>();

  constructor(context: Context, provider: Provider, secretHeader: string) {
    this.context = context;
    this.provider = provider;
    this.secretHeader = secretHeader;
    this.deliveries = new Deliveries({ ...context, provider });
  }

  tell(bot: Bot, kind: string, make: (seq: number) => Update): void {
    const { faults, store } = this.context;
    const seq = bot.nextUpdate++;
    const update = make(seq);
    const { webhook } = bot;
    if (webhook) {
      if (webhook.types.length > 0 && !webhook.types.includes(kind)) return;
      this.deliveries.send(
        webhook.url,
        update,
        webhook.secret === undefined ? {} : { [this.secretHeader]: webhook.secret },
      );
    } else {
      const put = (): void => {
        queueUpdate(bot, seq, update);
        if (faults.take(this.provider, 'duplicate')) queueUpdate(bot, seq, update);
      };
      this.inOrder(bot, put);
    }
    store.changed();
  }

  read(bot: Bot, from: number, limit: number): Batch {
    bot.updates = bot.updates.filter(({ seq }) => seq >= from);
    return bot.updates.slice(0, limit);
  }

  wait(bot: Bot, from: number, limit: number, seconds: number, signal: AbortSignal): Promise<Batch | undefined> {
    this.waiting.get(bot)?.giveWay();
    const there = this.read(bot, from, limit);
    if (there.length > 0 || seconds === 0) return Promise.resolve(there);
    return new Promise((resolve) => {
      const end = (batch: Batch | undefined): void => {
        clearTimeout(timer);
        if (this.waiting.get(bot) === waiting) this.waiting.delete(bot);
        resolve(batch);
      };
      const waiting: Waiting = {
        look: () => {
          const batch = this.read(bot, from, limit);
          if (batch.length > 0) end(batch);
        },
        giveWay: () => end(undefined),
      };
      const timer = setTimeout(() => end([]), seconds * 1_000).unref();
      signal.addEventListener('abort', () => end([]));
      this.waiting.set(bot, waiting);
    });
  }

  pending(bot: Bot): number {
    return bot.webhook
      ? this.deliveries.pending().filter(({ url }) => url === bot.webhook?.url).length
      : bot.updates.length;
  }

  close(): void {
    this.deliveries.close();
    for (const { giveWay } of [...this.waiting.values()]) giveWay();
  }

  private inOrder(bot: Bot, put: () => void): void {
    const overtaken = this.held.get(bot);
    this.held.delete(bot);
    if (overtaken || !this.context.faults.take(this.provider, 'reorder')) {
      put();
      overtaken?.();
      this.waiting.get(bot)?.look();
      return;
    }
    this.held.set(bot, put);
    setTimeout(() => {
      if (this.held.get(bot) !== put) return;
      this.held.delete(bot);
      put();
      this.waiting.get(bot)?.look();
    }, overtakenWithin).unref();
  }
}
