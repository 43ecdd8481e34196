import { updatePriceRule } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { update } from '../price-rules/service.ts';

export default bind(updatePriceRule, async (call) => ({ rule: await update(call, call.body) }));
