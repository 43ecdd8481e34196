import type { LiveOrderWire, OrderStatus, PaymentState } from 'shared-contracts';
import type { AuditLine } from '../audit/index.ts';
import { Port } from '../common/port.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Trx } from '../db/transaction.ts';

export interface PaidOrder {
  number: number;
  status: OrderStatus;
  total: number;
  discount: number;
  deliveryPrice: number;
  email: string;
  phone: string;
  lines: { title: string; price: number; quantity: number }[];
}

/** The orders that payments are for. */
export interface PaidOrders {
  read(db: Database, merchantId: string, orderId: string): Promise<PaidOrder>;
  lock(trx: Trx, merchantId: string, orderId: string): Promise<Pick<PaidOrder, 'status' | 'total'>>;
  /** Reserves the goods again where a failed payment has released them. */
  holdAgain(context: AppContext, trx: Trx, order: { merchantId: string; orderId: string }): Promise<void>;
  /**
   * Writes the combined state of an order's payments, with a line in its history.
   * @param refunded kopecks refunded in all
   * @param paid     kopecks received in all, including those that were refunded
   * @param by       who did it
   * @returns the order to announce after the transaction; null where nothing changed
   */
  settle(
    context: AppContext,
    trx: Trx,
    order: { merchantId: string; orderId: string },
    become: { state: PaymentState; refunded: number; paid: number },
    by: Pick<AuditLine, 'actor' | 'actorId' | 'from'>,
  ): Promise<LiveOrderWire | null>;
}

export const ordersPort = new Port<PaidOrders>('paid orders');
