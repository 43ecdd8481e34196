import type { Access, AnyOperation, Operation } from 'shared-contracts';
import type { z } from 'zod';
import type { Answer } from '../common/answer.ts';
import type { AppContext } from '../context.ts';
import type { ShopView } from '../shop-cache/index.ts';

/** The merchant who calls. */
export interface Caller {
  merchantId: string;
  email: string;
  isAdmin: boolean;
  tokenHash: Buffer;
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

/** Who calls, by the operation's access: the merchant of the token, the shop of the header, or nobody in particular. */
type Party<Who extends Access> = Who extends 'merchant' | 'admin'
  ? { caller: Caller }
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
