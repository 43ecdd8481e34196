import { listOrderVersions } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { versionsOf } from '../edit-service.ts';

export default bind(listOrderVersions, async ({ context, caller, body }) => ({
  versions: await versionsOf(context, caller.merchantId, body.order_id),
}));
