import { lastPrices } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { findLastChange } from '../prices/repository.ts';
import { undoableUntil } from '../prices/service.ts';

export default bindRoute(lastPrices, async ({ context, caller }) => {
  const change = await findLastChange(context.db, caller.merchantId);
  if (!change || change.answer.changed === 0) return { last: null };
  const until = undoableUntil(change.created_at);
  if (until < context.now()) return { last: null };
  return { last: { change_id: change.change_id, changed: change.answer.changed, until: until.toISOString() } };
});
