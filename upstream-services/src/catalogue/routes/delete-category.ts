import { deleteCategory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { remove } from '../category-service.ts';

export default bind(deleteCategory, async (call) => {
  await remove(call, call.body.categoryId);
  return call.body.categoryId;
});
