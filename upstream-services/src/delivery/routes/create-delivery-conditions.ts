import { createDeliveryConditions } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { create } from '../service.ts';

export default bind(createDeliveryConditions, (call) => create(call, call.body));
