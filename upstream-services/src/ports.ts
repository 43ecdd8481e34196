import { hasActiveChat } from './bot/index.ts';
import { orderNumbersPort, picturedProducts } from './catalogue/index.ts';
import { orderedPicturesPort, productsPort } from './content/index.ts';
import { hearsElsewherePort } from './notices/index.ts';
import { orderedPictures, orderNumbers, paidOrders } from './orders/index.ts';
import { ordersPort } from './payments/index.ts';
import { hearsByPush } from './push/index.ts';

/** Each is a relation against the direction of imports: the domain that asks does not know the one that answers. */
export function fillPorts(): void {
  productsPort.fill(picturedProducts);
  orderedPicturesPort.fill(orderedPictures);
  orderNumbersPort.fill(orderNumbers);
  ordersPort.fill(paidOrders);
  hearsElsewherePort.fill(
    async (db, merchantId) => (await hasActiveChat(db, merchantId)) || (await hearsByPush(db, merchantId)),
  );
}
