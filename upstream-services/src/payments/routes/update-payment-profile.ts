import { updatePaymentProfile } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../service.ts';

export default bind(updatePaymentProfile, ({ context, caller, body, from }) =>
  update(context, caller.merchantId, body, from),
);
