import { type DeliveryMethod, kopecksOf, type PaymentType } from 'shared-contracts';
import { newId } from '../common/ids.ts';
import { invalidField } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Origin, ShopView } from '../http/bind.ts';
import {
  beginPayment,
  firstCheckAt,
  type NewPayment,
  offeredPayments,
  paymentWireOf,
  readPayments,
} from '../payments/index.ts';
import type { CheckoutData, EarlierOrder } from './checkout-repository.ts';
import { pageLink } from './token.ts';

const least = 100;
const mostHeld = 35_000_000;
const most = 70_000_000;

export function checkOffered(chosen: PaymentType, view: CheckoutData, method: DeliveryMethod | undefined): void {
  const offering = { takesCards: view.card !== null, takesTransfers: view.takes_transfers };
  if (offeredPayments({ methods: method ? [method] : [], ...offering }).includes(chosen)) return;
  throw invalidField('payment_method', 'not taken here, or not with this delivery method', 'invalid_value');
}

interface Payable {
  orderId: string;
  secret: string;
  /** Kopecks. */
  sum: number;
  /** Roubles; null where it is not known. */
  forDelivery: number | null;
}

export function newPayment(
  context: AppContext,
  shop: ShopView,
  { card }: CheckoutData,
  { orderId, secret, sum, forDelivery }: Payable,
  { site }: Origin,
): NewPayment | null {
  if (card === null) return null;
  const total = sum + kopecksOf(forDelivery ?? 0);
  if (total < least) throw invalidField('payment_method', 'a card pays a rouble or more', 'too_small');
  if (total > (card.capture === 'at_once' ? most : mostHeld)) {
    throw invalidField('payment_method', 'more than the provider takes of one payment', 'too_big');
  }
  const at = context.now();
  return {
    merchantId: shop.merchantId,
    orderId,
    paymentId: newId(),
    shopId: card.shop_id,
    capture: card.capture === 'at_once',
    returnUrl: pageLink(site, shop.name, shop.merchantId, secret),
    at,
    checkAt: firstCheckAt(at),
  };
}

export async function beginAndReadPayment(
  context: AppContext,
  { merchantId }: ShopView,
  order: Omit<EarlierOrder, 'body_hash'>,
) {
  if (order.payment_method !== 'card') return null;
  const read = () => readPayments(context.db, merchantId, [order.order_id]);
  const payments = await read();
  const fresh = payments.find(({ status }) => status === 'creating');
  if (fresh) await beginPayment(context, { merchantId, paymentId: fresh.payment_id });
  return paymentWireOf(fresh ? await read() : payments, order.number, true);
}
