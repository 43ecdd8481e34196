import { changeProducts } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { changeMany } from '../product-actions.ts';

export default bindRoute(changeProducts, async (call) => ({
  product_ids: await changeMany(call, call.body.action, call.body),
}));
