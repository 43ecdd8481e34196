import { readAttemptStatus } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { status } from '../service.ts';

export default bind(readAttemptStatus, ({ context, caller, body }) =>
  status(context, caller.merchantId, body.attempt_id),
);
