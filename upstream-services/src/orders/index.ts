import type { OwnershipCheck } from '../http/owned.ts';
import { countOrders } from './repository.ts';

export { type LetterOrder, readLetterOrder } from './letter-order.ts';
export { listMerchantOrders } from './list-service.ts';
export { serveOrderEvents } from './order-events.ts';
export { findOrderByToken } from './page-service.ts';
export { paidOrders } from './paid-orders.ts';
export { orderPhotos } from './photos.ts';
export { isUnsubscribed } from './quiet-addresses.ts';
export { readOrderAndShop, readOrderWire } from './read-service.ts';
export { countByStatus, orderedPictures, orderNumbers, productsOfOrder } from './repository.ts';
export { revertOrder } from './revert-service.ts';
export { setOrderStatus, setPaymentState } from './service.ts';
export { lastOrderOf, orderTotals, sumOrdersByDay } from './sums.ts';
export { cancelUnconfirmed } from './unconfirmed.ts';
export { productsBefore } from './versions-repository.ts';

export const ownsOrders: OwnershipCheck = async ({ db }, merchantId, ids) =>
  (await countOrders(db, merchantId, ids)) === ids.length;
