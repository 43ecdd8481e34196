import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PushMessage, PushSubscriptionWire } from 'shared-contracts';
import { freePort } from './service-process.ts';

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
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const main = join(import.meta.dirname, '..', '..', '..', 'provider-sandbox', 'src', 'main.ts');
  const env = {
    PATH: process.env.PATH,
    STAGE: 'testing',
    SANDBOX_PORT: String(port),
    SANDBOX_SMTP_PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const sandbox = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  for (let tries = 0; !(await fetch(`${url}/faults`).catch(() => null)); tries++) {
    if (tries === 800) throw new Error('the sandbox did not start');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    host: `127.0.0.1:${port}`,
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
    fault: (fault, more = {}) =>
      fetch(`${url}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ provider: 'push', fault, times: 1, ...more }),
      }),
    clearFaults: () => fetch(`${url}/faults`, { method: 'DELETE' }),
    gone: (browser) => fetch(`${url}/push/subscriptions/${idOf(browser)}/gone`, { method: 'POST', redirect: 'manual' }),
    async stop() {
      sandbox.kill();
      await once(sandbox, 'exit');
    },
  };
}
