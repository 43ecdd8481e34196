import { z } from 'zod';
import type { Log } from '../common/log.ts';
import { isLoopback } from '../common/loopback.ts';
import type { Faults, Provider } from './faults.ts';

export const delivery = z.object({
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  tries: z.number(),
});

type Delivery = z.infer<typeof delivery>;

const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000, 120_000, 120_000];
const most = 1_000;
const timeout = 10_000;
const overtakenWithin = 2_000;

interface Options {
  provider: Provider;
  faults: Faults;
  log: Log;
  onChange?: () => void;
}

export class Deliveries {
  private readonly options: Options;
  private readonly waiting = new Set<Delivery>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private held: (() => void) | undefined;
  private closed = false;

  constructor(options: Options) {
    this.options = options;
  }

  pending(): Delivery[] {
    return [...this.waiting];
  }

  resume(deliveries: readonly Delivery[]): void {
    for (const each of deliveries) this.begin(each);
  }

  send(url: string, body: object, headers: Record<string, string> = {}): void {
    const { provider, faults, log } = this.options;
    if (!isLoopback(url) || this.waiting.size >= most) {
      log.warn(
        { provider, reason: isLoopback(url) ? 'too many wait' : 'not this machine' },
        'a notification is dropped',
      );
      return;
    }
    const one = { url, headers, body: JSON.stringify(body), tries: 0 };
    const start = (): void => {
      this.begin({ ...one });
      if (faults.take(provider, 'duplicate')) this.begin({ ...one });
    };
    if (this.held) {
      start();
      this.release();
    } else if (faults.take(provider, 'reorder')) {
      this.held = start;
      this.later(overtakenWithin, () => this.release());
    } else start();
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.release();
  }

  private release(): void {
    const start = this.held;
    this.held = undefined;
    start?.();
  }

  private begin(one: Delivery): void {
    this.waiting.add(one);
    this.options.onChange?.();
    void this.attempt(one);
  }

  private async attempt(one: Delivery): Promise<void> {
    if (this.closed) return;
    const { url, headers, body } = one;
    const answered = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined);
    await answered?.body?.cancel();
    const pause = pauses[one.tries];
    one.tries += 1;
    if (answered?.status === 200 || pause === undefined) this.waiting.delete(one);
    else this.later(pause, () => void this.attempt(one));
    this.options.onChange?.();
  }

  private later(milliseconds: number, work: () => void): void {
    if (this.closed) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, milliseconds).unref();
    this.timers.add(timer);
  }
}
