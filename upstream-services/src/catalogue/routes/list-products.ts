import { listProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list } from '../product-service.ts';
import { toMerchantProductWire } from '../product-wire.ts';

export default bind(listProducts, ({ context, caller, body }) =>
  list(
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
