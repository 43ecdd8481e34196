import { readPaymentProfile } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { read } from '../service.ts';

export default bind(readPaymentProfile, ({ context, caller }) => read(context, caller.merchantId));
