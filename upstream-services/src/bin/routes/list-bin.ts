import { listBin } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list } from '../service.ts';
import type { Bins } from '../types.ts';

export default (bins: Bins) =>
  bind(listBin, ({ context, caller, body }) =>
    list(bins, context, caller.merchantId, body.kind, body.page, body.per_page),
  );
