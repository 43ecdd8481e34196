import { attachScreenshot, maxScreenshotBytes } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { pathOf } from '../../http/multipart.ts';
import { enforceRateLimit } from '../../limits/index.ts';
import { screenshots } from '../../payments/index.ts';
import { changeOrderByToken, findOrderByToken, orderAuditLine, readPage } from '../page-service.ts';
import { takesScreenshot } from '../reports.ts';
import { updateOrder } from '../repository.ts';

/**
 * Attaches a screenshot of a transfer, which only the order's merchant sees. It is decoded and encoded anew, so that no metadata of the phone is
 * kept.
 * @throws Refusal illegal_transition where no transfer was reported; payload_too_large, unsupported_media_type, rate_limited
 */
export default bindRoute(attachScreenshot, async ({ context, body, from, signal }) => {
  if (body.file.size > maxScreenshotBytes) throw new Refusal('payload_too_large');
  const order = await findOrderByToken(context, body.order_token);
  if (!takesScreenshot(order)) throw new Refusal('illegal_transition');
  await enforceRateLimit(context, ['screenshotsOfOrder', order.order_id], ['screenshotsFromNetwork', from.address]);
  const picture = await screenshots.keep(context, pathOf(body.file), { owner: from.address, signal });
  try {
    await changeOrderByToken(context, body.order_token, async (trx, now) => {
      // The report may have been withdrawn while the picture was processed.
      if (!takesScreenshot(now)) throw new Refusal('illegal_transition');
      if (now.screenshot_key !== null) await screenshots.drop(context, trx, now.screenshot_key);
      const at = context.now();
      const values = { screenshot_key: picture.key, screenshot_at: at, updated_at: at };
      await updateOrder(trx, now.merchant_id, now.order_id, values);
      await audit(trx, orderAuditLine(now, 'order_payment_screenshot', from));
      return 'payment_screenshot';
    });
  } catch (error) {
    await context.pictures.discard(picture);
    throw error;
  }
  return readPage(context, body.order_token);
});
