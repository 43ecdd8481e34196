import { kopecksOf, roublesOf, settleDifference } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { heldByHand, receivedByHand } from '../repository.ts';
import { changeOrder } from '../service.ts';

/**
 * Records by hand that what an edit made due was received, or that what was overpaid was returned: an entry of its own in the order's history. The
 * body's amount is the whole difference in roubles, as the merchant has seen it.
 * @throws Refusal illegal_transition where nothing was paid by hand, conflict where the difference has changed since
 */
export default bindRoute(settleDifference, async (call) => {
  const { order_id, move, amount: roubles } = call.body;
  const changed = await changeOrder(call, order_id, (order) => {
    const came = receivedByHand(order);
    if (order.status === 'canceled' || came === null || order.paid === null) throw new Refusal('illegal_transition');
    const open = { came: order.total - came, returned: heldByHand(order) - order.total };
    if (open.came <= 0 && open.returned <= 0) return null;
    const amount = kopecksOf(roubles);
    if (amount !== open[move]) throw new Refusal('conflict');
    const values =
      move === 'came'
        ? { paid: order.paid + amount, payment_reported_at: null, payment_reported_sum: null, last_report: null }
        : { refunded: order.refunded + amount };
    // An earlier payment mark cannot be reverted alone any more.
    const step = order.last_step && order.last_step.kind !== 'status' ? { last_step: null } : {};
    return { values: { ...values, ...step }, line: { kind: `difference_${move}`, became: String(roublesOf(amount)) } };
  });
  return { order: changed };
});
