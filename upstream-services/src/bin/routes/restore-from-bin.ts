import { restoreFromBin } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { restore } from '../service.ts';
import type { Bins } from '../types.ts';

export default (bins: Bins) => bind(restoreFromBin, (call) => restore(bins, call, call.body.kind, call.body.ids));
