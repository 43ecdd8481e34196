import { readPaymentProfile } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readProfile } from '../profile.ts';

export default bind(readPaymentProfile, ({ context, caller }) => readProfile(context.db, caller.merchantId));
