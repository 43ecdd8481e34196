import { readScreenshot } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { screenshots } from '../../payments/index.ts';
import { hasScreenshot } from '../reports.ts';
import { findOrder } from '../repository.ts';

export default bindRoute(readScreenshot, async ({ context, caller: { merchantId }, body, signal }) => {
  const order = await findOrder(context.db, merchantId, body.order_id);
  const key = order && hasScreenshot(order, context.now()) ? order.screenshot_key : null;
  const bytes = key && (await screenshots.bytes(context, key, { owner: merchantId, signal }));
  if (!bytes) throw new Refusal('not_found');
  return { picture: bytes.toString('base64') };
});
