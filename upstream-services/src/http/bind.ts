import type { Access, AnyOperation, Operation, StaffRole } from 'shared-contracts';
import type { z } from 'zod';
import type { Answer } from '../common/answer.ts';
import type { AppContext } from '../context.ts';
import type { ShopView } from '../shop-cache/index.ts';

/** The shop that a shopper's call names. */
export type { ShopView };

/** The merchant who calls. */
export interface Caller {
  merchantId: string;
  email: string;
  tokenHash: Buffer;
  /** Until when; where it is a member of staff who looks at the office, and changes nothing. */
  viewedUntil?: Date;
}

/** The member of staff who calls. */
export interface StaffCaller {
  staffId: string;
  email: string;
  role: StaffRole;
  tokenHash: Buffer;
  /** When the session ends at the latest. */
  endsAt: Date;
}

/** The team that calls. */
export interface TeamCaller {
  team: string;
}

/** Where a call came from. */
export interface Origin {
  requestId: string;
  /** The client's address. */
  address: string;
  /** What the client says it is; empty where it does not. */
  userAgent: string;
  /** Secret of the client's browser, by which it is known when it signs in again; null where it has none. */
  device: string | null;
  /** What a messenger proves itself by; null where nothing was said. */
  secret: string | null;
  /** Origin of the site that the client is on: one of the configured. */
  site: string;
}

/** Who calls, by the operation's access: the merchant or member of staff of the token, the shop of the header, or nobody in particular. */
type Party<Who extends Access> = Who extends 'merchant'
  ? { caller: Caller }
  : Who extends 'admin'
    ? { staff: StaffCaller }
    : Who extends 'team'
      ? { team: TeamCaller }
      : Who extends 'merchantName' | 'merchantId' | 'internal'
        ? { shop: ShopView }
        : unknown;

/** What a handler gets. The body has been checked; what it names belongs to the caller. */
export type Call<Body = unknown, Who extends Access = 'none'> = Party<Who> & {
  context: AppContext;
  body: Body;
  from: Origin;
  /** Aborted when the caller has gone before the answer. */
  signal: AbortSignal;
};

export type MerchantCall<Body = unknown> = Call<Body, 'merchant'>;
export type StaffOnlyCall<Body = unknown> = Call<Body, 'admin'>;
export type TeamCall<Body = unknown> = Call<Body, 'team'>;

interface Options {
  /**
   * What a shop that is unpublished or stopped means for a public operation: `refused` (404 or 503 before the handler, but its owner
   * may look), or `handled` (the handler decides by `shop.closed`).
   */
  closedShops?: 'refused' | 'handled';
}

/** An operation with its handler. */
export interface Bound {
  operation: AnyOperation;
  closedShops: 'refused' | 'handled';
  handle(call: Call<unknown, Access>): Answer<unknown>;
}

/**
 * Binds an operation to its handler. One that answers something else than the operation says does not compile.
 * @param operation one of the contracts
 * @param handle    gets the checked body and who calls
 */
export function bind<Req extends z.ZodType, Res extends z.ZodType, Args, Result, Who extends Access>(
  operation: Operation<Req, Res, Args, Result, Who>,
  handle: (call: Call<z.output<Req>, Who>) => Answer<z.output<Res>>,
  { closedShops = 'refused' }: Options = {},
): Bound {
  // What binds them is typed by this operation; who runs them checks the body first, and knows no single one.
  return { operation: operation, closedShops, handle: handle as unknown as Bound['handle'] };
}
