import { emptyBin } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { empty } from '../service.ts';
import type { Bins } from '../types.ts';

export default (bins: Bins) =>
  bind(emptyBin, async ({ context, caller, body, from }) => ({
    deleted: await empty(bins, context, caller.merchantId, body.kind, body.ids, from),
  }));
