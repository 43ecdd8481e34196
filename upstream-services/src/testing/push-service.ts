import type { PushMessage, PushSubscriptionWire } from 'shared-contracts';
import { startProviderSandbox } from './provider-sandbox.ts';

/** A push as the sandbox's browsers read it. */
interface ReadPush extends PushMessage {
  ttl: number;
  topic?: string;
  urgency?: string;
}

/** The push service of the provider sandbox, with browsers behind it that can read what comes. */
export interface PushService {
  /** `host:port`. */
  host: string;
  url: string;
  /** What a new browser subscribes with. */
  browser(): Promise<PushSubscriptionWire>;
  /** What a browser was told, the oldest first; of one topic only the newest is there. */
  heard(browser: PushSubscriptionWire): Promise<ReadPush[]>;
  fault(fault: string, more?: object): Promise<unknown>;
  clearFaults(): Promise<unknown>;
  gone(browser: PushSubscriptionWire): Promise<unknown>;
  stop(): Promise<void>;
}

const idOf = ({ endpoint }: PushSubscriptionWire): string => endpoint.split('/').at(-1) ?? '';

export async function startPushService(): Promise<PushService> {
  const sandbox = await startProviderSandbox();
  const { origin: url } = sandbox;
  return {
    host: new URL(url).host,
    url: `${url}/push`,
    async browser() {
      const made = await (await fetch(`${url}/push/subscriptions`, { method: 'POST' })).json();
      const { endpoint, keys } = made as { endpoint: string; keys: { p256dh: string; auth: string } };
      return { endpoint, ...keys };
    },
    async heard(browser) {
      const answer = await (await fetch(`${url}/push/messages?subscription=${idOf(browser)}`)).json();
      const { messages } = answer as { messages: (Omit<ReadPush, keyof PushMessage> & { text: string })[] };
      return messages
        .reverse()
        .map(({ text, ttl, topic, urgency }) => ({
          ...(JSON.parse(text) as PushMessage),
          ttl,
          ...(topic === undefined ? {} : { topic }),
          ...(urgency === undefined ? {} : { urgency }),
        }));
    },
    fault: (fault, more = {}) => sandbox.fault('push', { fault, ...more }),
    clearFaults: sandbox.clearFaults,
    gone: (browser) => fetch(`${url}/push/subscriptions/${idOf(browser)}/gone`, { method: 'POST', redirect: 'manual' }),
    stop: sandbox.stop,
  };
}
