import { previewPrices } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { preview } from '../prices/service.ts';
import { chosenOf } from '../product-actions-service.ts';

export default bind(previewPrices, (call) => preview(call, chosenOf(call.body), call.body.change));
