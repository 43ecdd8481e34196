import { restoreFromBin } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { restore } from '../service.ts';

export default bind(restoreFromBin, ({ context, caller, body, from }) =>
  restore(context, caller.merchantId, body.kind, body.ids, from),
);
