import { parseMethods, readDeliveryInfo } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readShopRow } from '../../merchants/index.ts';
import { conditionsWireOf } from '../conditions.ts';
import { readConditions } from '../repository.ts';
import { withShopPickupPoint } from '../with-shop-pickup-point.ts';

export default bindRoute(readDeliveryInfo, ({ context: { db }, shop }) =>
  shop.remember('delivery', async () => {
    const row = await readConditions(db, shop.merchantId);
    if (!row) return null;
    const { location_address } = await readShopRow(db, shop.merchantId);
    return conditionsWireOf(row, withShopPickupPoint(parseMethods(row.methods), location_address));
  }),
);
