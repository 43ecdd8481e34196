import { followOrder, readOrderPushKey, shopWorkerAt, shopWorkerScope, unfollowOrder } from 'shared-contracts';
import { baseApi, endpointOf } from 'shared-runtime';
import { type PushSupport, presentSubscription, pushSupport, subscribe } from 'shared-runtime/push';
import { setFollowed } from './followed.ts';

const pushApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOrderPushKey: build.mutation(endpointOf(readOrderPushKey)),
    followOrder: build.mutation(endpointOf(followOrder)),
    unfollowOrder: build.mutation(endpointOf(unfollowOrder)),
  }),
});

const { endpoints } = pushApi;

/** What starts a call. */
type Dispatch = (call: ReturnType<(typeof endpoints)[keyof typeof endpoints]['initiate']>) => {
  unwrap(): Promise<unknown>;
};

const placeOf = (shop: string) => ({ worker: shopWorkerAt(shop), scope: shopWorkerScope(shop) });

/** Why the browser does not tell: its person or its maker says no; or nothing can happen to the order any more. */
export type NotFollowed = Exclude<PushSupport, 'ready'> | 'refused' | 'over';

/**
 * Has this browser tell of an order. Only after a press.
 * @returns why it does not; null where it does
 * @throws the call's failure, or the browser's
 */
export async function follow(dispatch: Dispatch, shop: string, token: string): Promise<NotFollowed | null> {
  const support = pushSupport();
  if (support !== 'ready') return support;
  const { key } = (await dispatch(endpoints.readOrderPushKey.initiate({ token })).unwrap()) as { key: string | null };
  if (key === null) return 'over';
  const subscription = await subscribe(placeOf(shop), key);
  if (!subscription) return pushSupport() === 'denied' ? 'denied' : 'refused';
  await dispatch(endpoints.followOrder.initiate({ token, ...subscription })).unwrap();
  setFollowed(token, true);
  return null;
}

/** Has this browser tell of it no more. The subscription stays: other orders of the shop may need it. */
export async function unfollow(dispatch: Dispatch, shop: string, token: string): Promise<void> {
  const present = await presentSubscription(placeOf(shop));
  if (present) await dispatch(endpoints.unfollowOrder.initiate({ token, endpoint: present.endpoint })).unwrap();
  setFollowed(token, false);
}
