import { readPaymentProfile } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readProfile } from '../profile.ts';

export default bindRoute(readPaymentProfile, ({ context, caller }) => readProfile(context.db, caller.merchantId));
