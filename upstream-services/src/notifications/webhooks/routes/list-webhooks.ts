import { listWebhooks } from 'shared-contracts';
import { bindRoute } from '../../../http/bind.ts';
import { listRows } from '../repository.ts';
import { wireOf } from '../wire.ts';

export default bindRoute(listWebhooks, async ({ context, caller }) => ({
  webhooks: (await listRows(context.db, caller.merchantId)).map(wireOf),
}));
