import { reportShop } from 'shared-contracts';
import { newId } from '../../common/ids.ts';
import { bindRoute } from '../../http/bind.ts';
import { enforceRateLimit, networkOf } from '../../limits/index.ts';
import { texts } from '../../texts.ts';

export default bindRoute(reportShop, async ({ context, shop: { merchantId }, body, from }) => {
  await enforceRateLimit(context, ['complaintsFromNetwork', networkOf(from.address)], ['complaintsAtShop', merchantId]);
  const row = { ...body, complaint_id: newId(), merchant_id: merchantId };
  await context.db
    .insertInto('complaints')
    .values({ ...row, created_at: context.now(), closed_at: null })
    .execute();
  return { message: texts.complaintTaken };
});
