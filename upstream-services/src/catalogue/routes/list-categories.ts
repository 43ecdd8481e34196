import { listCategories } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readCategories, readCountedCategories } from '../categories.ts';

export default bindRoute(listCategories, ({ context, caller: { merchantId }, body: { counted } }) =>
  (counted ? readCountedCategories : readCategories)(context, merchantId, false),
);
