import { restoreFromBin } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import type { Bins } from '../types.ts';

export default ({ kinds }: Bins) =>
  bindRoute(restoreFromBin, (call) => {
    const ids = call.body.ids.map((id) => id.toLowerCase());
    return kinds[call.body.kind].restore(call, ids);
  });
