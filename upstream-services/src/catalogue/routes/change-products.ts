import { changeProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { changeMany, chosenOf } from '../product-actions-service.ts';

export default bind(changeProducts, async (call) => ({
  product_ids: await changeMany(call, call.body.action, chosenOf(call.body)),
}));
