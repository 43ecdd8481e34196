import { orderNumbersPort, picturedProducts, withCurrentPrices } from './catalogue/index.ts';
import { orderedPicturesPort, productsPort } from './content/index.ts';
import { findShop } from './merchants/index.ts';
import { hearsElsewhere } from './notifications/channels.ts';
import { hearsElsewherePort } from './notifications/notices/index.ts';
import { orderedPictures, orderNumbers, paidOrders } from './orders/index.ts';
import { ordersPort } from './payments/index.ts';
import { shopLookupPort } from './shop-cache/index.ts';

/** Connects domains against the direction of imports: the domain that asks does not import the one that answers. */
export function fillPorts(): void {
  productsPort.fill(picturedProducts);
  orderedPicturesPort.fill(orderedPictures);
  orderNumbersPort.fill(orderNumbers);
  ordersPort.fill(paidOrders);
  hearsElsewherePort.fill(hearsElsewhere);
  shopLookupPort.fill((context) => withCurrentPrices(context, findShop));
}
