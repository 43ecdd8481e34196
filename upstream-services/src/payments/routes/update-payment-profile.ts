import { updatePaymentProfile } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../service.ts';

export default bind(updatePaymentProfile, (call) => update(call, call.body));
