import { changePrices } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { applyPriceChange } from '../prices/service.ts';
import { chosenOf } from '../product-actions-service.ts';

export default bind(changePrices, (call) =>
  applyPriceChange(call, call.body.change_id, chosenOf(call.body), call.body.change),
);
