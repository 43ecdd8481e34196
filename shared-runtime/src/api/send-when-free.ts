import type { AnyOperation } from 'shared-contracts';
import type { Answer } from './failure.ts';

const maxRepeats = 2;
const maxSeconds = 10;

const keys = ['idempotency_key', 'idempotency_token'];

interface RefusedCall {
  answer: Answer;
  operation: AnyOperation;
  args: unknown;
  isRead: boolean;
  signal: AbortSignal;
  send: () => Promise<Answer>;
}

/**
 * Whether a repeat has no second effect: the call changes nothing, is idempotent by its method or a key, or was refused before anything was done. A
 * refused sign-in may have been counted.
 */
function isSafe({ operation, args, isRead }: RefusedCall, code: string): boolean {
  if (isRead || operation.method !== 'POST' || code === 'busy') return true;
  if (code === 'rate_limited' && operation.group !== 'auth') return true;
  const wire: unknown = operation.encode(args as never);
  return typeof wire === 'object' && wire !== null && keys.some((key) => key in wire);
}

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    signal.addEventListener('abort', end);
  });

/**
 * Waits as the server says and sends the call again, if a repeat has no second effect: at most twice and within ten seconds. If the wait is longer,
 * the caller gets the refusal. Loaded with the first call that has to wait.
 */
export async function sendWhenFree(call: RefusedCall): Promise<Answer> {
  let { answer } = call;
  let left = maxSeconds;
  for (let repeats = 0; repeats < maxRepeats && answer.error; repeats += 1) {
    const { code, problem } = answer.error;
    const wait = problem?.retryAfter ?? Number.POSITIVE_INFINITY;
    if (wait > left || !isSafe(call, code)) break;
    left -= wait;
    await pause(wait, call.signal);
    if (call.signal.aborted) break;
    answer = await call.send();
  }
  return answer;
}
