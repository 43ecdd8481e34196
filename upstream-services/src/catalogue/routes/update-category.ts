import { updateCategory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../category-service.ts';

export default bind(updateCategory, async (call) => {
  const { categoryId, ...change } = call.body;
  const { title, description } = await update(call, categoryId, change);
  return { categoryId, title, description };
});
