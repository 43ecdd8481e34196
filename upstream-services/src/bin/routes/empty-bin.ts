import { emptyBin } from 'shared-contracts';
import { byMerchant } from '../../audit/index.ts';
import { bindRoute } from '../../http/bind.ts';
import { maxPortions, portionSize, removePortion } from '../service.ts';
import type { Bins } from '../types.ts';

export default (bins: Bins) =>
  bindRoute(emptyBin, async ({ context, caller: { merchantId }, from, body: { kind, ids } }) => {
    const line = byMerchant(merchantId, from);
    const doomed = { ids, before: context.now(), listed: true };
    let deleted = 0;
    for (let portion = 0; portion < maxPortions; portion++) {
      const count = await removePortion(bins, context, kind, doomed, line);
      deleted += count;
      if (count < portionSize) break;
    }
    return { deleted };
  });
