import { listPublicProducts } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { toPublicProductWire } from '../product-wire.ts';
import { readProductPage } from '../products.ts';

export default bindRoute(listPublicProducts, ({ context, shop, body }) => {
  // Searches and carts are rarely requested twice, so they are not cached.
  const key = body.search || body.product_ids ? null : `products ${JSON.stringify(body)}`;
  return shop.remember(key, () =>
    readProductPage(
      context,
      shop.merchantId,
      {
        page: body.page,
        perPage: body.per_page,
        search: body.search,
        categoryId: body.category_id,
        relatedTo: body.related_to,
        ofAddons: body.addons,
        ids: body.product_ids,
        isPosted: true,
        orderBy: body.order_by,
        orderDir: body.order_dir,
        titlesFirst: true,
        // These lists have one page only: a full count would read a category for each product page.
        ...(body.related_to === undefined && !body.addons ? {} : { countTo: body.per_page }),
      },
      toPublicProductWire,
    ),
  );
});
