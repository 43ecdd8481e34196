import { listCategories } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list, listCounted } from '../category-service.ts';

export default bind(listCategories, ({ context, caller, body }) =>
  body.counted ? listCounted(context, caller.merchantId) : list(context, caller.merchantId, false),
);
