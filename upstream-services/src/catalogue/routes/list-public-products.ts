import { listPublicProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list } from '../product-service.ts';

export default bind(listPublicProducts, ({ context, shop, body }) => {
  // What a person types or has in the cart is seldom asked for twice.
  const key = body.search || body.product_ids ? null : `products ${JSON.stringify(body)}`;
  return shop.remember(key, () =>
    list(context, shop.merchantId, {
      page: body.page,
      perPage: body.per_page,
      search: body.search,
      categoryId: body.category_id,
      ids: body.product_ids,
      isPosted: true,
      orderBy: body.order_by,
      orderDir: body.order_dir,
      titlesFirst: true,
    }),
  );
});
