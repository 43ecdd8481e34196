import { updateCategory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../category-service.ts';

export default bind(updateCategory, async ({ context, caller, body, from }) => {
  const { categoryId, ...change } = body;
  return { categoryId, ...(await update(context, caller.merchantId, categoryId, change, from)) };
});
