import { setProductTypes } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../shop-service.ts';

export default bind(setProductTypes, async ({ context, caller, body, from }) => ({
  product_types: await service.setProductTypes(context, caller.merchantId, body.product_types, from),
}));
