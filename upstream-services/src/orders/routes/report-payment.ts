import { kopecksOf, maxPaymentReports, reportPayment, roublesOf } from 'shared-contracts';
import { audit, historyOf } from '../../audit/index.ts';
import { newId } from '../../common/ids.ts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { changeByToken, orderAuditLine } from '../page-service.ts';
import { awaitsTransfer } from '../reports.ts';
import { receivedByHand, updateOrder } from '../repository.ts';

const reportedKind = 'order_payment_reported';

/**
 * "Я оплатил": stores when the buyer reported a transfer, and of which sum; the payment state stays. A second report is of what was added since. The
 * body's sum is the total that the shopper saw, in roubles: an open page may not know yet that the delivery has got its price.
 * @throws Refusal illegal_transition where no transfer is awaited, report_limit where there were too many reports
 */
export default bindRoute(reportPayment, ({ context, body: { order_token, sum }, from }) =>
  changeByToken(context, order_token, async (trx, order) => {
    if (!awaitsTransfer(order)) throw new Refusal('illegal_transition');
    const { payment_reported_at: at, payment_reported_sum: earlier } = order;
    const came = receivedByHand(order) ?? 0;
    const before = at ? (earlier ?? order.total) : came;
    const reported = Math.min(order.total, sum === undefined ? order.total : kopecksOf(sum));
    if (reported <= before && before > 0) return null;
    const lines = await historyOf(trx, order.merchant_id, order.order_id);
    if (lines.filter(({ kind }) => kind === reportedKind).length >= maxPaymentReports)
      throw new Refusal('report_limit');
    const now = context.now();
    const id = newId();
    const last_report = JSON.stringify({ id, before: at && { at: at.toISOString(), sum: earlier } });
    const values = { payment_reported_at: now, payment_reported_sum: reported, last_report, updated_at: now };
    await updateOrder(trx, order.merchant_id, order.order_id, values);
    await audit(trx, {
      ...orderAuditLine(order, reportedKind, from),
      id,
      became: String(roublesOf(reported - before)),
    });
    return 'payment_reported';
  }),
);
