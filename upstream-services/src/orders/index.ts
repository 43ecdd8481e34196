import type { Owns } from '../http/owned.ts';
import { countOrders } from './repository.ts';

export { type LetterOrder, readLetterOrder } from './letter-order.ts';
export { serveOrderEvents } from './order-events.ts';
export { paidOrders } from './paid-orders.ts';
export { photos as orderPhotos } from './photos.ts';
export { isQuiet } from './quiet-addresses.ts';
export { read as readOrder } from './read-service.ts';
export { orderedPictures, orderNumbers, productsOfOrder } from './repository.ts';
export { lastOrderOf, orderTotals } from './sums.ts';
export { toldOrders } from './told-orders.ts';
export { cancelUnconfirmed } from './unconfirmed.ts';
export { productsBefore } from './versions-repository.ts';

export const ownsOrders: Owns = async ({ db }, merchantId, ids) =>
  (await countOrders(db, merchantId, ids)) === ids.length;
