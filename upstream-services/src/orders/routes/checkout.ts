import { checkout, type LiveOrderWire } from 'shared-contracts';
import { orderLink } from '../../common/links.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { violatedUniqueConstraint } from '../../db/errors.ts';
import { inShopTurn, inTransaction, lockShop } from '../../db/transaction.ts';
import { bindRoute, type ShopView } from '../../http/bind.ts';
import { enforceRateLimit, networkOf } from '../../limits/index.ts';
import { bodyHash } from '../body-hash.ts';
import { type CartItem, mergeCartItems } from '../cart.ts';
import { beginAndReadPayment } from '../checkout-payment.ts';
import * as repository from '../checkout-repository.ts';
import { type CheckoutCall, newOrder } from '../new-order.ts';
import { countGuess } from '../promo/guesses.ts';
import { orderToken } from '../token.ts';

/** Tries of a checkout without a lock; after them it locks the shop first, so that no change can come in between. */
const optimisticTries = 3;
const maxTries = 10;

const hashOf = ({ idempotency_key: _, products: __, ...rest }: CheckoutCall['body'], items: CartItem[]): Buffer =>
  bodyHash({ ...rest, items });

function countOrder({ context, shop: { merchantId }, body, from }: CheckoutCall): Promise<void> {
  const phone = body.delivery_info.contact_phone_number;
  const network = networkOf(from.address);
  return enforceRateLimit(
    context,
    ['ordersByPhoneFromNetwork', `${merchantId} ${phone} ${network}`],
    ['ordersByPhone', `${merchantId} ${phone}`],
    ['ordersAtShopFromNetwork', `${merchantId} ${network}`],
    ['ordersFromNetwork', from.address],
  );
}

type PlacedOrder = Omit<repository.EarlierOrder, 'body_hash'>;

function repeated(earlier: repository.EarlierOrder, hash: Buffer): PlacedOrder {
  if (earlier.body_hash !== hash.toString('hex')) throw new Refusal('idempotency_conflict');
  return earlier;
}

async function answerOf(context: AppContext, shop: ShopView, order: PlacedOrder) {
  const token = orderToken(shop.merchantId, order.secret);
  return {
    order_id: order.order_id,
    order_number: String(order.number),
    order_token: token,
    uri: orderLink(shop.name, token),
    payment: await beginAndReadPayment(context, shop, order),
  };
}

/** Which rate limits earlier attempts of a checkout have counted: each is counted once. */
interface Counted {
  guess: boolean;
  order: boolean;
}

interface CheckoutResult {
  order: PlacedOrder;
  /** Absent for an order that was placed earlier. */
  live?: LiveOrderWire;
  takesStock: boolean;
}

/** @returns null where the shop has changed meanwhile */
async function checkoutAttempt(
  db: Database,
  call: CheckoutCall,
  { items, hash }: { items: CartItem[]; hash: Buffer },
  counted: Counted,
): Promise<CheckoutResult | null> {
  const { context, shop, body, from } = call;
  const { idempotency_key: key, delivery_info: chosen, promo_code: code } = body;
  const ids = [...new Set(items.map((item) => item.product_id))];
  const view = await repository.readForCheckout(db, shop.merchantId, key, ids, chosen, code);
  if (view.earlier) return { order: repeated(view.earlier, hash), takesStock: false };
  if (code !== undefined && !counted.guess) await countGuess(context, shop, from, view.promo);
  counted.guess = true;
  const count = async (): Promise<void> => {
    if (!counted.order) await countOrder(call);
    counted.order = true;
  };
  // What the code says of the phone number is told even where nothing is ordered, so it counts as an order.
  if (view.promo && view.promo.most_by_phone !== null) await count();
  const order = newOrder(call, items, view, hash);
  await count();
  const number = await repository.checkout(db, order, view.revision);
  if (number === null) return null;
  const { orderId: order_id, secret, paymentMethod: payment_method } = order;
  return {
    order: { order_id, number, secret, payment_method },
    live: { order_id, order_number: String(number), change: 'placed' },
    takesStock: order.lines.some(({ stockSize }) => stockSize !== null),
  };
}

/**
 * Places an order (decision 3.1): priced here, in one transaction, and only once for an idempotency key.
 * @throws Refusal shop_not_found, shop_stopped, cart_changed with the changes, consent_outdated, idempotency_conflict, validation_failed,
 *   rate_limited
 */
export default bindRoute(
  checkout,
  async (call) => {
    const { context, shop, body } = call;
    const items = mergeCartItems(body.products);
    const cart = { items, hash: hashOf(body, items) };
    const counted: Counted = { guess: false, order: false };
    for (let tries = 1; tries <= maxTries; tries++) {
      const attempt = inShopTurn(shop.merchantId, () =>
        tries <= optimisticTries
          ? checkoutAttempt(context.db, call, cart, counted)
          : inTransaction(context, async (trx) => {
              await lockShop(trx, shop.merchantId);
              return checkoutAttempt(trx, call, cart, counted);
            }),
      );
      const result = await attempt.catch((error: unknown) => {
        // Another call with this key was quicker: the next look finds its order.
        if (violatedUniqueConstraint(error) === 'orders_idempotency') return null;
        throw error;
      });
      if (!result) continue;
      if (result.live) context.live.order(shop.merchantId, result.live);
      if (result.takesStock) context.shops.forget(shop.merchantId);
      return answerOf(context, shop, result.order);
    }
    throw new Error('a locked shop has changed');
  },
  // A repeated key returns its order even from a shop that has closed since, so the handler checks that later.
  { closedShops: 'handled' },
);
