import { startCanary } from 'shared-contracts';
import { Refusal } from '../../common/refusal.ts';
import { bindRoute } from '../../http/bind.ts';
import { byTeam } from '../by.ts';
import { changeContainer, requireServable, requireUnpinned } from '../change-container.ts';

export default bindRoute(startCanary, (call) => {
  const { version, share, merchants } = call.body;
  return changeContainer(call.context, byTeam(call), async (row, trx) => {
    requireUnpinned(row);
    await requireServable(trx, row, version);
    if (row.stable === version) throw new Refusal('conflict', { detail: 'everybody has it already' });
    return { kind: 'canary', version, set: { canary: { version, share, merchants } } };
  });
});
