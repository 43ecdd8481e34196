import { sessionListeners } from '../session/session-changes.ts';
import { type SessionPart, sessionExpired, sessionTaken } from '../session/session-slice.ts';
import type { Answer, Failure } from './failure.ts';
import { loadTextsFor } from './load-texts.ts';

/** Somebody else has signed in where the session ended: what was theirs is not sent. */
const otherAccount: Failure = { kind: 'answer', code: 'other_account', requestId: '' };

/** A call that found the session over. */
interface EndedCall {
  answer: Answer;
  /** The session's part of the store, when the call was sent. */
  before: SessionPart;
  /** The same as it is now. */
  read: () => SessionPart;
  /** Of the call: it may be given up. */
  signal: AbortSignal;
  send: () => Promise<Answer>;
  dispatch: (action: ReturnType<typeof sessionExpired | typeof sessionTaken>) => unknown;
}

/** Resolves when somebody has signed in again; to false where nobody can any more: the page asks no longer, or the call is given up. */
function signedInAgain({ before, read, signal }: EndedCall): Promise<boolean> {
  return new Promise((resolve) => {
    const listener = () => {
      const { asks, renewals } = read();
      const renewed = renewals !== before.renewals;
      if (!renewed && asks && !signal.aborted) return;
      sessionListeners.delete(listener);
      signal.removeEventListener('abort', listener);
      resolve(renewed && !signal.aborted);
    };
    sessionListeners.add(listener);
    signal.addEventListener('abort', listener);
    listener();
  });
}

/**
 * Waits for the sign-in and sends the call once more, unchanged; never in the name of somebody else who signs in there.
 */
export async function sendAfterSignIn(call: EndedCall): Promise<Answer> {
  const { answer, before, read, send, dispatch } = call;
  if (!(await signedInAgain(call))) return answer;
  if (read().owner !== before.owner) {
    await loadTextsFor(otherAccount);
    return { error: otherAccount };
  }
  const again = await send();
  if (again.error?.code === 'unauthorized') dispatch(sessionExpired());
  if (again.error?.code === 'other_account') dispatch(sessionTaken());
  return again;
}
