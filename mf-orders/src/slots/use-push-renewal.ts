import { useEffect } from 'react';
import { addPushDevice, officeWorkerPath, officeWorkerScope } from 'shared-contracts';
import { baseApi, endpointOf, selectSessionOwner, useAppDispatch, useAppSelector } from 'shared-runtime';
import { isOwner, presentSubscription } from 'shared-runtime/push';

const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({ keepPushDevice: build.mutation(endpointOf(addPushDevice)) }),
});

/**
 * Sends this browser's push subscription to the server once per session, if its merchant has turned push on here: the server ties it to the session,
 * and a browser may change its address at any time.
 */
export function usePushRenewal(): void {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectSessionOwner);
  const renewals = useAppSelector(({ session }) => session.renewals);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever signs in again here has another session.
  useEffect(() => {
    if (owner === null || !isOwner(owner)) return;
    void presentSubscription({ worker: officeWorkerPath, scope: officeWorkerScope }).then(
      (subscription) => subscription && dispatch(endpoints.keepPushDevice.initiate(subscription)),
      () => undefined,
    );
  }, [owner, renewals, dispatch]);
}
