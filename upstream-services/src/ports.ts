import { orderNumbersPort, picturedProducts } from './catalogue/index.ts';
import { orderedPicturesPort, productsPort } from './content/index.ts';
import { hearsElsewhere } from './notifications/channels.ts';
import { hearsElsewherePort } from './notifications/notices/index.ts';
import { orderedPictures, orderNumbers, paidOrders } from './orders/index.ts';
import { ordersPort } from './payments/index.ts';

/** Each is a relation against the direction of imports: the domain that asks does not know the one that answers. */
export function fillPorts(): void {
  productsPort.fill(picturedProducts);
  orderedPicturesPort.fill(orderedPictures);
  orderNumbersPort.fill(orderNumbers);
  ordersPort.fill(paidOrders);
  hearsElsewherePort.fill(hearsElsewhere);
}
