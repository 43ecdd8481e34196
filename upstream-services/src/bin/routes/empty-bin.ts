import { emptyBin } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { empty } from '../service.ts';
import type { Bins } from '../types.ts';

export default (bins: Bins) =>
  bind(emptyBin, async (call) => ({ deleted: await empty(bins, call, call.body.kind, call.body.ids) }));
