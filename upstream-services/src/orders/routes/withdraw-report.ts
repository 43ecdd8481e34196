import { withdrawReport } from 'shared-contracts';
import { audit } from '../../audit/index.ts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { screenshots } from '../../payments/index.ts';
import { changeByToken, orderAuditLine } from '../page-service.ts';
import { secondsToWithdraw } from '../reports.ts';
import { updateOrder } from '../repository.ts';

/** Seconds beyond the end that the page shows, since a press at the last moment takes time to arrive. */
const grace = 5;

/**
 * Withdraws "Я оплатил" within a minute: the earlier report applies again, and a screenshot that came with the withdrawn one is deleted. A second
 * withdrawal succeeds and changes nothing.
 * @throws Refusal revert_over where the minute is over, or the merchant has settled the payment
 */
export default bindRoute(withdrawReport, ({ context, body, from }) =>
  changeByToken(context, body.order_token, async (trx, order) => {
    const { last_report: last } = order;
    if (!last) return null;
    if (secondsToWithdraw(order, context.now(), grace) === 0) throw new Refusal('revert_over');
    const now = context.now();
    const { screenshot_key: screenshot, screenshot_at: shownAt, payment_reported_at: reportedAt } = order;
    const withdrawn = shownAt !== null && reportedAt !== null && shownAt >= reportedAt;
    await updateOrder(trx, order.merchant_id, order.order_id, {
      payment_reported_at: last.before && new Date(last.before.at),
      payment_reported_sum: last.before?.sum ?? null,
      last_report: null,
      ...(withdrawn ? { screenshot_key: null, screenshot_at: null } : {}),
      updated_at: now,
    });
    if (withdrawn && screenshot !== null) await screenshots.drop(context, trx, screenshot);
    await audit(trx, { ...orderAuditLine(order, 'order_payment_report_withdrawn', from), reverts: last.id });
    return 'payment_report_withdrawn';
  }),
);
