import type { PushMessage, PushSubscriptionWire } from 'shared-contracts';
import { startProviderSandbox } from './provider-sandbox.ts';

interface ReadPush extends PushMessage {
  ttl: number;
  topic?: string;
  urgency?: string;
}

export interface PushService {
  host: string;
  url: string;
  browser(): Promise<PushSubscriptionWire>;
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
