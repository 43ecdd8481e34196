import { restoreFromBin } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { restore } from '../service.ts';
import type { Bins } from '../types.ts';

export default (bins: Bins) =>
  bind(restoreFromBin, ({ context, caller, body, from }) =>
    restore(bins, context, caller.merchantId, body.kind, body.ids, from),
  );
