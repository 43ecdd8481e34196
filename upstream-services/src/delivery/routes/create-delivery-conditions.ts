import { createDeliveryConditions } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { create } from '../service.ts';

export default bind(createDeliveryConditions, ({ context, caller, body, from }) =>
  create(context, caller.merchantId, body, from),
);
