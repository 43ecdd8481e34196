import { addPriceRule } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { add } from '../price-rules/service.ts';

export default bind(addPriceRule, async (call) => ({ rule: await add(call, call.body) }));
