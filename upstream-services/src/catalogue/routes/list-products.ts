import { listProducts } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { toMerchantProductWire } from '../product-wire.ts';
import { readProductPage } from '../products.ts';

export default bindRoute(listProducts, ({ context, caller, body }) =>
  readProductPage(
    context,
    caller.merchantId,
    {
      page: body.page,
      perPage: body.per_page,
      search: body.search,
      categoryId: body.category_id,
      isPosted: body.is_posted,
      orderBy: body.order_by,
      orderDir: body.order_dir,
      countTo: body.count_to,
    },
    toMerchantProductWire,
  ),
);
