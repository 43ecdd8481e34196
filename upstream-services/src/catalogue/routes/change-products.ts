import { changeProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { changeMany } from '../product-actions-service.ts';

export default bind(changeProducts, async ({ context, caller, body, from }) => {
  const { all } = body;
  const chosen = {
    ids: body.product_ids,
    all: all && { search: all.search, categoryId: all.category_id, isPosted: all.is_posted },
  };
  return { product_ids: await changeMany(context, caller.merchantId, body.action, chosen, from) };
});
