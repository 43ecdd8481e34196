import type { SignedIn } from 'shared-contracts';
import { cacheTags, isSessionOver, sessionRenewed } from 'shared-runtime';

interface Lifecycle {
  dispatch: (action: ReturnType<typeof sessionRenewed>) => unknown;
  queryFulfilled: Promise<{ data: SignedIn | object }>;
}

/** What every change of the session has in common: what was read before belongs to somebody else. */
export const sessionChange = {
  // Whoever wants to leave where the session is over already has left.
  invalidatesTags: (result: unknown, error: unknown) =>
    result === undefined && !isSessionOver(error) ? [] : cacheTags,
  async onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Lifecycle) {
    await queryFulfilled.then(
      ({ data }) => dispatch(sessionRenewed('merchantId' in data ? data.merchantId : null)),
      ({ error }) => isSessionOver(error) && dispatch(sessionRenewed(null)),
    );
  },
};
