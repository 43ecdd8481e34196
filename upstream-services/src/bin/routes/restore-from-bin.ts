import { restoreFromBin } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import type { Bins } from '../types.ts';

export default ({ kinds }: Bins) =>
  bind(restoreFromBin, (call) => {
    const ids = call.body.ids.map((id) => id.toLowerCase());
    return kinds[call.body.kind].restore(call, ids);
  });
