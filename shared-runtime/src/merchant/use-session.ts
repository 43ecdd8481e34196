import type { Session } from 'shared-contracts';
import { isFailure } from '../api/failure.ts';
import { selectSessionExpired } from '../session/session-slice.ts';
import { useAppSelector } from '../store/hooks.ts';
import { sessionApi } from './session-api.ts';

/** Who uses the page. `unknown`: the server could not be asked; neither signed in nor out. */
export type SessionState =
  | { status: 'loading' | 'guest' | 'unknown'; session: null; expired: boolean; retry: () => void }
  | { status: 'signedIn'; session: Session; expired: boolean; retry: () => void };

export function useSession(): SessionState {
  const expired = useAppSelector(selectSessionExpired);
  const { data, error, isError, refetch } = sessionApi.useReadSessionQuery({});
  const rest = { expired, retry: () => void refetch() };
  // The last answer is kept by the cache after a failure, so the failure is judged first.
  if (isError) {
    const code = isFailure(error) ? error.code : '';
    // Another account has signed in elsewhere since: whoever opened this page stays on it, and the page says so.
    if (code === 'other_account' && data) return { status: 'signedIn', session: data, ...rest };
    const guest = code === 'unauthorized';
    return { status: guest ? 'guest' : 'unknown', session: null, ...rest };
  }
  return data ? { status: 'signedIn', session: data, ...rest } : { status: 'loading', session: null, ...rest };
}
