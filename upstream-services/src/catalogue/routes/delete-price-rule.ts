import { deletePriceRule } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { remove } from '../price-rules/service.ts';

export default bind(deletePriceRule, (call) => remove(call, call.body));
