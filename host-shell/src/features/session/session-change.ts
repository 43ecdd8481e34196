import type { SignedIn } from 'shared-contracts';
import { cacheTags, isSessionOver, sessionRenewed } from 'shared-runtime';

interface Lifecycle {
  dispatch: (action: ReturnType<typeof sessionRenewed>) => unknown;
  queryFulfilled: Promise<{ data: SignedIn | object }>;
}

/** Common to all calls that change the session: answers cached before may belong to another account. */
export const sessionChange = {
  // A sign-out that is refused because the session is over has reached its goal.
  invalidatesTags: (result: unknown, error: unknown) =>
    result === undefined && !isSessionOver(error) ? [] : cacheTags,
  async onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Lifecycle) {
    await queryFulfilled.then(
      ({ data }) => dispatch(sessionRenewed('merchantId' in data ? data.merchantId : null)),
      ({ error }) => isSessionOver(error) && dispatch(sessionRenewed(null)),
    );
  },
};
