import { deleteCategory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { remove } from '../category-service.ts';

export default bind(deleteCategory, async ({ context, caller, body, from }) => {
  await remove(context, caller.merchantId, body.categoryId, from);
  return body.categoryId;
});
