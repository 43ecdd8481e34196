import { activateRelease } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { byTeam } from '../by.ts';
import { changeContainer, requireServable, requireUnpinned, withStable } from '../change-container.ts';

export default bindRoute(activateRelease, (call) => {
  const { version } = call.body;
  return changeContainer(call.context, byTeam(call), async (row, trx) => {
    requireUnpinned(row);
    await requireServable(trx, row, version);
    return { kind: 'activated', version, set: withStable(row, version) };
  });
});
