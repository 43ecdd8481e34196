import { updateDeliveryConditions } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../service.ts';

export default bind(updateDeliveryConditions, (call) => update(call, call.body));
