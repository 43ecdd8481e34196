import { previewPriceRule } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { preview } from '../price-rules/service.ts';

export default bind(previewPriceRule, (call) => preview(call, call.body));
