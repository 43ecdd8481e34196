import type { PushMessage } from 'shared-contracts';
import webPush, { type Urgency } from 'web-push';
import type { Config } from '../../config.ts';
import { AddressRefused, requestPublic } from '../../outgoing/index.ts';
import type { Subscription } from './subscription.ts';

const timeout = 10_000;
const wait = { default: 60, least: 1, most: 3_600 };

export interface PushOptions {
  ttl: number;
  urgency: Urgency;
  topic?: string;
}

type Outcome = 'taken' | 'gone' | { after: number };

const gone = [404, 410];
const busy = [429, 503];

const secondsOf = (header: string | undefined): number =>
  Math.min(Math.max(Number(header) || wait.default, wait.least), wait.most);

/**
 * Encrypts a push for its browser and hands it to the browser's push service (RFC 8030, 8291, 8292).
 * @throws where it was not accepted, with a message without the endpoint, which is the browser's secret
 */
export async function sendPush(
  { vapid, pushHosts }: Pick<Config, 'vapid' | 'pushHosts'>,
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  { ttl, urgency, topic }: PushOptions,
  stop: AbortSignal,
): Promise<Outcome> {
  const { contact: subject, publicKey, privateKey } = vapid;
  // The library would send over TLS alone, and to any address, so it only encrypts and signs here.
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, publicKey, privateKey }, TTL: ttl, urgency, ...(topic === undefined ? {} : { topic }) },
  );
  const named = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeout)]);
  const options = { method: 'POST', headers: Object.fromEntries(named), signal, allowed: pushHosts } as const;
  try {
    const answer = await requestPublic(new URL(endpoint), { ...options, body: body ?? Buffer.alloc(0) });
    // The body of the answer is of no use, and may be long.
    answer.destroy();
    const { statusCode: status = 0 } = answer;
    if (status >= 200 && status < 300) return 'taken';
    if (gone.includes(status)) return 'gone';
    if (busy.includes(status)) return { after: secondsOf(answer.headers['retry-after']) };
    throw new Error(`the push service answered ${status}`);
  } catch (error) {
    if (error instanceof AddressRefused) return 'gone';
    if (signal.aborted) throw new Error('the push service did not answer');
    throw error instanceof Error && 'code' in error ? new Error(`the push service is away: ${error.code}`) : error;
  }
}
