import { listCategories } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readCategories } from '../categories.ts';
import { listCountedCategories } from '../category-repository.ts';

export default bindRoute(listCategories, async ({ context, caller: { merchantId }, body }) => {
  if (!body.counted) return readCategories(context, merchantId, false);
  const rows = await listCountedCategories(context.db, merchantId);
  return {
    categories: rows.map(({ category_id: categoryId, title, description, addons, count }) => ({
      categoryId,
      title,
      description,
      ...(addons ? { addons } : {}),
      products: [],
      product_count: count,
    })),
  };
});
