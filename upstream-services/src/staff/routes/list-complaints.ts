import { listComplaints } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../complaints-service.ts';

export default bind(listComplaints, ({ context, body }) => {
  const { page, per_page, state, merchant_id } = body;
  return service.listComplaints(context, { page, perPage: per_page, state, merchantId: merchant_id });
});
