import { updateCategory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../category-service.ts';

export default bind(updateCategory, async (call) => {
  const { categoryId, ...change } = call.body;
  return { categoryId, ...(await update(call, categoryId, change)) };
});
