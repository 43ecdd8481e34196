import { setProductTypes } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../shop-service.ts';

export default bind(setProductTypes, async (call) => ({
  product_types: await service.setProductTypes(call, call.body.product_types),
}));
