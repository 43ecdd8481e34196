import { endPriceRule } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { end } from '../price-rules/service.ts';

export default bind(endPriceRule, async (call) => ({ rule: await end(call, call.body) }));
