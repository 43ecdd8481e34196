import { revertStep } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { revert } from '../revert-service.ts';

export default bind(revertStep, async (call) => ({ order: await revert(call, call.body.order_id, call.body.step) }));
