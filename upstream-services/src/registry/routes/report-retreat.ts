import { reportRetreat } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { changeContainer, takeNewestBack } from '../change-container.ts';

export default bindRoute(reportRetreat, async ({ context, body, from }) => {
  const { name, version, why: reason } = body;
  const by = { name, actor: 'platform', reason, requestId: from.requestId } as const;
  await changeContainer(context, by, (row, trx) => {
    const served = row.canary?.version ?? row.stable;
    if (served !== version) throw new Refusal('conflict', { detail: 'it is not the newest that is served' });
    return takeNewestBack(trx, row, 'retreat');
  });
  return {};
});
