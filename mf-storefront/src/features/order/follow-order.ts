import { followOrder, readOrderPushKey, shopPushWorkerPath, shopWorkerScope, unfollowOrder } from 'shared-contracts';
import type { Answer, Reads } from 'shared-runtime/page';
import { type PushSupport, presentSubscription, pushSupport, subscribe } from 'shared-runtime/push';
import { setFollowed } from './followed.ts';

async function brought<Result>(answering: Promise<Answer<Result>>): Promise<Result> {
  const { data, error } = await answering;
  if (error) throw error;
  return data as Result;
}

const placeOf = (shop: string) => ({ worker: shopPushWorkerPath(shop), scope: shopWorkerScope(shop) });

export type NotFollowed = Exclude<PushSupport, 'ready'> | 'refused' | 'over';

/**
 * Turns on this browser's notifications of an order. Only after a press.
 * @returns why they are not on; null where they are
 * @throws the call's failure, or the browser's
 */
export async function turnOnOrderPush(reads: Reads, shop: string, token: string): Promise<NotFollowed | null> {
  const support = pushSupport();
  if (support !== 'ready') return support;
  const { key } = await brought(reads.call(readOrderPushKey, { token }));
  if (key === null) return 'over';
  const subscription = await subscribe(placeOf(shop), key);
  if (!subscription) return pushSupport() === 'denied' ? 'denied' : 'refused';
  await brought(reads.call(followOrder, { token, ...subscription }));
  setFollowed(token, true);
  return null;
}

/** Turns off this browser's notifications of an order. The subscription stays: other orders of the shop may need it. */
export async function turnOffOrderPush(reads: Reads, shop: string, token: string): Promise<void> {
  const present = await presentSubscription(placeOf(shop));
  if (present) await brought(reads.call(unfollowOrder, { token, endpoint: present.endpoint }));
  setFollowed(token, false);
}
