import { kopecksOf, maxPaymentReports, roublesOf } from 'shared-contracts';
import { audit, historyOf } from '../audit/index.ts';
import { newId } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { AppContext } from '../context.ts';
import type { Origin } from '../http/bind.ts';
import { screenshots } from '../payments/index.ts';
import { changeByToken, lineOf } from './page-service.ts';
import { awaitsTransfer, secondsToWithdraw } from './reports.ts';
import * as repository from './repository.ts';

const reportedKind = 'order_payment_reported';

/** Seconds more than the page shows: a press at the last moment is still on its way. */
const grace = 5;

/**
 * "Я оплатил": remembers when that was said, and of how much; changes no state. Said again, it is of what has been added since.
 * @param sum what the shopper saw as the whole, in roubles: a page may not know yet that the delivery has got its price
 * @throws Refusal illegal_transition where no transfer is awaited, report_limit where it was said often enough
 */
export const reportPayment = (context: AppContext, token: string, sum: number | undefined, from: Origin) =>
  changeByToken(context, token, async (trx, order) => {
    if (!awaitsTransfer(order)) throw new Refusal('illegal_transition');
    const { payment_reported_at: at, payment_reported_sum: earlier } = order;
    const came = repository.cameByHand(order) ?? 0;
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
    await repository.updateOrder(trx, order.merchant_id, order.order_id, values);
    await audit(trx, { ...lineOf(order, reportedKind, from), id, became: String(roublesOf(reported - before)) });
    return 'payment_reported';
  });

/**
 * Takes "Я оплатил" back, within a minute: what was said before stands again, and what was shown of the transfer goes. Taken back already, it is
 * a success that changes nothing.
 * @throws Refusal revert_over where the minute is over, or the merchant has settled it
 */
export const withdrawReport = (context: AppContext, token: string, from: Origin) =>
  changeByToken(context, token, async (trx, order) => {
    const { last_report: last } = order;
    if (!last) return null;
    if (secondsToWithdraw(order, context.now(), grace) === 0) throw new Refusal('revert_over');
    const now = context.now();
    await repository.updateOrder(trx, order.merchant_id, order.order_id, {
      payment_reported_at: last.before && new Date(last.before.at),
      payment_reported_sum: last.before?.sum ?? null,
      last_report: null,
      screenshot_key: null,
      screenshot_at: null,
      updated_at: now,
    });
    if (order.screenshot_key !== null) await screenshots.drop(context, trx, order.screenshot_key);
    await audit(trx, { ...lineOf(order, 'order_payment_report_withdrawn', from), reverts: last.id });
    return 'payment_report_withdrawn';
  });
