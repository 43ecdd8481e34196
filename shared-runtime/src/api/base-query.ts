import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AnyOperation } from 'shared-contracts';
import { type SessionPart, sessionExpired, sessionTaken } from '../session/session-slice.ts';
import type { Answer, Failure } from './failure.ts';
import { noteOfficeChange } from './office-changes.ts';
import { type Loadable, loadOperation, offlineFailure, send } from './send.ts';
import { sendAfterSignIn } from './send-after-sign-in.ts';
import { whileSending } from './sending.ts';
import { isSessionOver } from './session-over.ts';

export interface OperationCall {
  operation: Loadable;
  args: unknown;
}

export interface CallOptions {
  /** Nobody waits for this call: if it finds the session over, that is said only when a person does something. */
  background?: boolean;
}

type Query = BaseQueryFn<OperationCall, unknown, Failure, CallOptions>;
type Api = Parameters<Query>[1];

const sessionOf = (api: Api): SessionPart => (api.getState() as { session: SessionPart }).session;
/** The account in whose name a call is sent: that of the page, not one that has signed in on another tab since. */
const accountFor = ({ access }: AnyOperation, { owner, ofStaff }: SessionPart): string | undefined =>
  owner !== null && access === (ofStaff ? 'admin' : 'merchant') ? owner : undefined;
const asksForNoSession = ['readSession', 'signOut', 'readStaffSession', 'signOutStaff'];

const answerOf = async (call: OperationCall, api: Api, options?: CallOptions): Promise<Answer> => {
  const { operation: requested, args } = call;
  const operation: AnyOperation | undefined = await loadOperation(requested);
  if (!operation) return { error: offlineFailure };
  const before = sessionOf(api);
  const { dispatch, signal, type } = api;
  const account = accountFor(operation, before);
  const sendNow = () => send(operation, args, { signal, isRead: type === 'query', account });
  const answer = await sendNow();
  const isTaken = answer.error?.code === 'other_account';
  if (!isSessionOver(answer.error) || options?.background) return answer;
  // Somebody may have signed in while the call was on its way.
  const isRenewed = sessionOf(api).renewals !== before.renewals;
  if (asksForNoSession.includes(operation.name)) {
    if (isTaken && type === 'query' && !isRenewed) dispatch(sessionTaken());
    return answer;
  }
  if (!isRenewed) dispatch(isTaken ? sessionTaken() : sessionExpired());
  if (before.owner === null) return answer;
  const read = () => sessionOf(api);
  return sendAfterSignIn({ answer, before, read, signal, dispatch, send: sendNow });
};

const changed = async (answering: Promise<Answer>): Promise<Answer> => {
  const answer = await whileSending(answering);
  if (!answer.error) noteOfficeChange();
  return answer;
};

/**
 * Calls the BFF ({@link send}). A call that finds the session over waits for the sign-in, where the page asks for one, and is then sent once more,
 * unchanged; but never in the name of another account that signs in there.
 */
export const baseQuery: Query = async (call, api, options) => {
  const answering = answerOf(call, api, options);
  const { data, error } = await (api.type === 'mutation' ? changed(answering) : answering);
  return error ? { error } : { data };
};
