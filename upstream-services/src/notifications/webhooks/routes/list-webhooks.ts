import { listWebhooks } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { list } from '../service.ts';

export default bind(listWebhooks, ({ context, caller }) => list(context, caller.merchantId));
