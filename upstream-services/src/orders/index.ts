import type { OwnershipCheck } from '../http/owned.ts';
import { countOrders } from './repository.ts';

export { type LetterOrder, readLetterOrder } from './letter-order.ts';
export { list as listOrders } from './list-service.ts';
export { serveOrderEvents } from './order-events.ts';
export { findByToken as findOrderByToken } from './page-service.ts';
export { paidOrders } from './paid-orders.ts';
export { photos as orderPhotos } from './photos.ts';
export { isUnsubscribed } from './quiet-addresses.ts';
export { read as readOrderWire } from './read-service.ts';
export { orderedPictures, orderNumbers, productsOfOrder } from './repository.ts';
export { revert as revertOrder } from './revert-service.ts';
export { setPaymentState, setStatus as setOrderStatus } from './service.ts';
export { lastOrderOf, orderTotals, sums as orderSums } from './sums.ts';
export { cancelUnconfirmed } from './unconfirmed.ts';
export { productsBefore } from './versions-repository.ts';

export const ownsOrders: OwnershipCheck = async ({ db }, merchantId, ids) =>
  (await countOrders(db, merchantId, ids)) === ids.length;
