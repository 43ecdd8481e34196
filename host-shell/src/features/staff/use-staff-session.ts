import { readStaffSession, type StaffSession } from 'shared-contracts';
import { baseApi, endpointOf, isFailure } from 'shared-runtime';

const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readStaffSession: build.query({ ...endpointOf(readStaffSession), providesTags: ['Staff'] }),
  }),
});

/** Who of staff uses the page. `unknown`: the server could not be asked; neither signed in nor out. */
type StaffState =
  | { status: 'loading' | 'guest' | 'unknown'; staff: null; retry: () => void }
  | { status: 'signedIn'; staff: StaffSession; retry: () => void };

export function useStaffSession(): StaffState {
  const { data, error, isError, refetch } = staffApi.useReadStaffSessionQuery({});
  const retry = () => void refetch();
  // Staff who were signed in stay on the page: where the session is over, a dialog asks for the password there.
  if (data) return { status: 'signedIn', staff: data, retry };
  if (!isError) return { status: 'loading', staff: null, retry };
  // A merchant's session is refused as `forbidden`: it counts as not signed in here.
  const guest = isFailure(error) && ['unauthorized', 'forbidden'].includes(error.code);
  return { status: guest ? 'guest' : 'unknown', staff: null, retry };
}
