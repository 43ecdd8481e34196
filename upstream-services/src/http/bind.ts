import type { Access, AnyOperation, Operation, StaffRole } from 'shared-contracts';
import type { z } from 'zod';
import type { Answer } from '../common/answer.ts';
import type { AppContext } from '../context.ts';
import type { ShopView } from '../shop-cache/index.ts';

export type { ShopView };

export interface Caller {
  merchantId: string;
  email: string;
  tokenHash: Buffer;
  viewedUntil?: Date;
}

export interface StaffCaller {
  staffId: string;
  email: string;
  role: StaffRole;
  tokenHash: Buffer;
  endsAt: Date;
}

export interface TeamCaller {
  team: string;
}

export interface Origin {
  requestId: string;
  address: string;
  userAgent: string;
  device: string | null;
  secret: string | null;
  site: string;
}

type Party<Who extends Access> = Who extends 'merchant'
  ? { caller: Caller }
  : Who extends 'admin'
    ? { staff: StaffCaller }
    : Who extends 'team'
      ? { team: TeamCaller }
      : Who extends 'merchantName' | 'merchantId' | 'internal'
        ? { shop: ShopView }
        : unknown;

export type Call<Body = unknown, Who extends Access = 'none'> = Party<Who> & {
  context: AppContext;
  body: Body;
  from: Origin;
  signal: AbortSignal;
};

/** Who acts for a merchant: the merchant's own call, or a linked messenger chat. */
export interface ActingMerchant {
  context: AppContext;
  caller: { merchantId: string };
  from: Pick<Origin, 'requestId' | 'address'> & Partial<Origin>;
}

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

export interface BoundRoute {
  operation: AnyOperation;
  closedShops: 'refused' | 'handled';
  handle(call: Call<unknown, Access>): Answer<unknown>;
}

export function bindRoute<Req extends z.ZodType, Res extends z.ZodType, Args, Result, Who extends Access>(
  operation: Operation<Req, Res, Args, Result, Who>,
  handle: (call: Call<z.output<Req>, Who>) => Answer<z.output<Res>>,
  { closedShops = 'refused' }: Options = {},
): BoundRoute {
  // The handler is typed by its operation. The router calls all handlers by one type, after it has checked the body.
  return { operation, closedShops, handle: handle as unknown as BoundRoute['handle'] };
}
