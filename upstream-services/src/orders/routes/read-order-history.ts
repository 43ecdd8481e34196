import { readOrderHistory } from 'shared-contracts';
import { historyOf } from '../../audit/index.ts';
import { bindRoute } from '../../http/bind.ts';

export default bindRoute(readOrderHistory, async ({ context, caller, body }) => {
  const lines = await historyOf(context.db, caller.merchantId, body.order_id);
  const history = lines.map(({ at, actor, kind, was, became, reason }) => ({
    at: at.toISOString(),
    actor,
    kind: kind.replace(/^order_/, ''),
    from: was,
    to: became,
    ...(reason === null ? {} : { reason }),
  }));
  return { history };
});
