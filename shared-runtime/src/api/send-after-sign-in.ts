import { sessionListeners } from '../session/session-changes.ts';
import { type SessionPart, sessionExpired, sessionTaken } from '../session/session-slice.ts';
import type { Answer, Failure } from './failure.ts';
import { loadTextsFor } from './load-texts.ts';

const otherAccount: Failure = { kind: 'answer', code: 'other_account', requestId: '' };

interface EndedCall {
  answer: Answer;
  before: SessionPart;
  read: () => SessionPart;
  signal: AbortSignal;
  send: () => Promise<Answer>;
  dispatch: (action: ReturnType<typeof sessionExpired | typeof sessionTaken>) => unknown;
}

/**
 * Resolves to true when somebody has signed in again; to false when that is no longer possible: the page does not ask any more, or the call was
 * aborted.
 */
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
