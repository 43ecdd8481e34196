import { createECDH, createHash } from 'node:crypto';
import { type PushSubscriptionWire, pushSubscription } from 'shared-contracts';
import { invalidField } from '../../common/refusal.ts';
import { seal, unseal } from '../../common/seal.ts';
import type { Config } from '../../config.ts';
import { AddressRefused, checkAddress } from '../../outgoing/index.ts';

export type Subscription = PushSubscriptionWire;

/** Whether the key is a point of the P-256 curve: else nothing can be encrypted for it. */
function isPoint(p256dh: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

export function checkSubscription({ pushHosts }: Config, { endpoint, p256dh }: Subscription): void {
  try {
    const isAllowed = checkAddress(new URL(endpoint), pushHosts);
    if (!isAllowed && !endpoint.startsWith('https:')) throw new AddressRefused('not https');
  } catch (error) {
    if (error instanceof AddressRefused) throw invalidField('endpoint', error.message, 'invalid_format');
    throw error;
  }
  if (!isPoint(p256dh)) throw invalidField('p256dh', 'not a point of P-256', 'invalid_format');
}

export const sealedSubscriptionOf = (
  { secretKey }: Config,
  merchantId: string,
  { endpoint, p256dh, auth }: Subscription,
) => ({
  endpoint_hash: endpointHash(endpoint),
  sealed_subscription: seal(secretKey, merchantId, JSON.stringify({ endpoint, p256dh, auth })),
});

export const endpointHash = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

export const unsealSubscription = ({ secretKey }: Config, merchantId: string, sealed: Buffer): Subscription =>
  pushSubscription.parse(JSON.parse(unseal(secretKey, merchantId, sealed)));
