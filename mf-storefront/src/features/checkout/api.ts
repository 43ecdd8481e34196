import { checkout } from 'shared-contracts';
import { readsOf, useCall } from 'shared-runtime/page';

/** Places an order. */
export const usePlaceOrder = () => useCall(checkout, (reads) => reads.changed(['Order']));

/** What a promo code gives for a cart. */
export const readCheckedPromo = readsOf(() => import('./promo/promo-operation.ts'))('checkPromoCode', 'Product');

/** The days and hours that can be had. */
export const readDeliveryDays = readsOf(() => import('./days-operation.ts'))('listDeliveryDays', 'Delivery');
