import { changeProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { changeMany } from '../product-actions.ts';

export default bind(changeProducts, async (call) => ({
  product_ids: await changeMany(call, call.body.action, call.body),
}));
