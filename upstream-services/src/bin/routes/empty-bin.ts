import { emptyBin } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { empty } from '../service.ts';

export default bind(emptyBin, async ({ context, caller, body, from }) => ({
  deleted: await empty(context, caller.merchantId, body.kind, body.ids, from),
}));
