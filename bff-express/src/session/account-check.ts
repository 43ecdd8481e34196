import type { IncomingHttpHeaders } from 'node:http';
import { type ErrorCode, headerNames } from 'shared-contracts';
import type { Context } from '../context.ts';
import type { BffRequest } from '../exchange.ts';

interface CheckedCall {
  request: BffRequest;
  headers: IncomingHttpHeaders;
  account?: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Holds the account that a page was opened for against the session that its call comes with: somebody else may have signed in on another tab
 * since (decision 2.6). A token belongs to one account as long as it lives, so what was once found out stays true.
 * @returns why the call is refused, or undefined where it may go on; a promise where the services had to be asked
 */
export function checkAccount(
  { sessions, staffSessions }: Context,
  { request, headers, account = textOf(request.headers[headerNames.account]) }: CheckedCall,
): ErrorCode | undefined | Promise<ErrorCode | undefined> {
  const bearer = { requestId: request.id, address: request.address };
  const staff = textOf(headers[headerNames.staff]);
  const merchant = textOf(headers[headerNames.token]);
  if (account === undefined || (staff === undefined && merchant === undefined)) return undefined;
  const judge = (owner: string): ErrorCode | undefined => (owner === account ? undefined : 'other_account');
  if (staff !== undefined) {
    const known = staffSessions.recall(staff);
    if (known !== undefined) return judge(known);
    // A session that is over, or that cannot be asked about now, is the services' to refuse.
    return staffSessions.find(staff, bearer).then((found) => (found === undefined ? undefined : judge(found)));
  }
  const token = merchant ?? '';
  const known = sessions.lastOwner(token);
  if (known) return judge(known.merchant_id);
  return sessions
    .whose(token, bearer)
    .then(({ session, failure }) => failure ?? (session ? judge(session.merchant_id) : undefined));
}
