import { settleGeneration } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { settle } from '../service.ts';

export default bind(settleGeneration, ({ context, caller, body }) =>
  settle(context, caller.merchantId, body.attempt_id, body.settlement),
);
