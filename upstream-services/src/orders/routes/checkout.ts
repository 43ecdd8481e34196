import { checkout } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../checkout-service.ts';

// A repeated key gives its order whatever has become of the shop, so whether it is open is seen later.
export default bind(checkout, ({ context, shop, body, from }) => service.checkout(context, shop, body, from), {
  closedShops: 'handled',
});
