import { setOrderNote } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { changeOrder } from '../service.ts';

/**
 * Sets the merchant's private note (decision 3.3). `expected_note` is the note when editing began; undefined skips the check.
 * @throws Refusal conflict where another device has changed it since
 */
export default bindRoute(setOrderNote, async (call) => {
  const { order_id, note, expected_note: expected } = call.body;
  const order = await changeOrder(call, order_id, (before) => {
    if (before.note === note) return null;
    if (expected !== undefined && expected !== before.note) throw new Refusal('conflict');
    return { values: { note }, line: { kind: 'note' } };
  });
  return { order };
});
