import { checkout, type LiveOrderWire } from 'shared-contracts';
import { orderLink } from '../../common/links.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { violatedUniqueConstraint } from '../../db/errors.ts';
import { inTransaction, lockShop, type Trx } from '../../db/transaction.ts';
import { bindRoute, type ShopView } from '../../http/bind.ts';
import { enforceRateLimit, networkOf } from '../../limits/index.ts';
import { bodyHash } from '../body-hash.ts';
import { type CartItem, mergeCartItems } from '../cart.ts';
import { beginAndReadPayment } from '../checkout-payment.ts';
import { type EarlierOrder, placeOrder, readForCheckout } from '../checkout-repository.ts';
import { type CheckoutCall, newOrder } from '../new-order.ts';
import { countGuess } from '../promo/guesses.ts';
import { orderToken } from '../token.ts';

/** Tries of a checkout without a lock; after them it locks the shop first, so that no change can come in between. */
const optimisticTries = 3;

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

type Placed = Omit<EarlierOrder, 'body_hash'>;

function repeated(earlier: EarlierOrder, hash: Buffer): Placed {
  if (earlier.body_hash !== hash.toString('hex')) throw new Refusal('idempotency_conflict');
  return earlier;
}

async function answerOf(context: AppContext, shop: ShopView, order: Placed) {
  const token = orderToken(shop.merchantId, order.secret);
  return {
    order_id: order.order_id,
    order_number: String(order.number),
    order_token: token,
    uri: orderLink(shop.name, token),
    payment: await beginAndReadPayment(context, shop, order),
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
    const { context, shop, body, from } = call;
    const items = mergeCartItems(body.products);
    const hash = hashOf(body, items);
    const ids = [...new Set(items.map((item) => item.product_id))];
    let fresh: LiveOrderWire | undefined;
    let counted = false;
    let guessed = false;
    let takesStock = false;
    const attempt = async (db: Database) => {
      const { idempotency_key: key, delivery_info: chosen, promo_code: code } = body;
      const view = await readForCheckout(db, shop.merchantId, key, ids, chosen, code);
      if (view.earlier) return repeated(view.earlier, hash);
      if (code !== undefined && !guessed) await countGuess(context, shop, from, view.promo);
      guessed = true;
      const order = newOrder(call, items, view, hash);
      if (!counted) await countOrder(call);
      counted = true;
      const number = await placeOrder(db, order, view.revision);
      if (number === null) return null;
      takesStock = order.lines.some(({ stockSize }) => stockSize !== null);
      fresh = { order_id: order.orderId, order_number: String(number), change: 'placed' };
      const { orderId: order_id, secret, paymentMethod: payment_method } = order;
      return { order_id, number, secret, payment_method };
    };
    const locked = (trx: Trx) => lockShop(trx, shop.merchantId).then(() => attempt(trx));
    for (let tries = 1; ; tries++) {
      const trying = tries <= optimisticTries ? attempt(context.db) : inTransaction(context, locked);
      const placed = await trying.catch((error: unknown) => {
        // Another call with this key was quicker: the next look finds its order.
        if (violatedUniqueConstraint(error) === 'orders_idempotency') return null;
        throw error;
      });
      if (!placed) continue;
      if (fresh) context.live.order(shop.merchantId, fresh);
      if (takesStock) context.shops.forget(shop.merchantId);
      return answerOf(context, shop, placed);
    }
  },
  // A repeated key returns its order even from a shop that has closed since, so the handler checks that later.
  { closedShops: 'handled' },
);
