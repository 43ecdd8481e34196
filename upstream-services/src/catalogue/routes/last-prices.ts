import { lastPrices } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { findLastChange } from '../prices/repository.ts';
import { undoableUntil } from '../prices/service.ts';

export default bindRoute(lastPrices, async ({ context, caller }) => {
  const made = await findLastChange(context.db, caller.merchantId);
  if (!made || made.answer.changed === 0) return { last: null };
  const until = undoableUntil(made.created_at);
  if (until < context.now()) return { last: null };
  return { last: { change_id: made.change_id, changed: made.answer.changed, until: until.toISOString() } };
});
