import type { IncomingHttpHeaders } from 'node:http';
import { type ErrorCode, headerNames } from 'shared-contracts';
import type { Context } from '../context.ts';
import type { Call } from '../guards/call.ts';

export function accountClaimedByPage(headers: IncomingHttpHeaders): string | undefined {
  const account = headers[headerNames.account];
  return typeof account === 'string' ? account : undefined;
}

/**
 * Compares the account that a page was opened for with the account of its call's session: somebody else may have signed in on another tab since
 * (decision 2.6). A token belongs to one account for ever, so an old answer of the services is still true.
 * @returns why the call is refused, or undefined where it may go on; a promise where the services had to be asked
 */
export function checkAccount(
  { sessions, staffSessions }: Context,
  { visit, merchantToken, staffToken }: Call,
  account: string | undefined,
): ErrorCode | undefined | Promise<ErrorCode | undefined> {
  if (account === undefined) return undefined;
  const judge = (owner: string): ErrorCode | undefined => (owner === account ? undefined : 'other_account');
  if (staffToken !== null) {
    const known = staffSessions.recall(staffToken);
    if (known !== undefined) return judge(known);
    // Where the session has ended, the call passes, and the service refuses it.
    return staffSessions
      .find(staffToken, visit)
      .then(({ session, failure }) => failure ?? (session ? judge(session.staff_id) : undefined));
  }
  if (merchantToken === null) return undefined;
  const known = sessions.lastOwner(merchantToken);
  if (known) return judge(known.merchant_id);
  return sessions
    .find(merchantToken, visit)
    .then(({ session, failure }) => failure ?? (session ? judge(session.merchant_id) : undefined));
}
