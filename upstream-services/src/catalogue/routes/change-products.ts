import { changeProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { changeMany } from '../product-actions-service.ts';

export default bind(changeProducts, async (call) => {
  const { all } = call.body;
  const chosen = {
    ids: call.body.product_ids,
    all: all && { search: all.search, categoryId: all.category_id, isPosted: all.is_posted },
  };
  return { product_ids: await changeMany(call, call.body.action, chosen) };
});
