import { listMerchants } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { listMerchantRows } from '../merchants.ts';

export default bindRoute(listMerchants, ({ context, body }) =>
  listMerchantRows(context, {
    page: body.page,
    perPage: body.per_page,
    orderBy: body.order_by,
    orderDir: body.order_dir,
    merchantId: body.merchant_id,
    name: body.merchant_name,
    isActive: body.subscription && body.subscription === 'active',
    mumStatus: body.mum_status,
    visibility: body.visibility,
  }),
);
