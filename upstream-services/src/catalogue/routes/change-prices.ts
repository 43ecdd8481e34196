import { changePrices } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { make } from '../prices/service.ts';
import { chosenOf } from '../product-actions-service.ts';

export default bind(changePrices, (call) => make(call, call.body.change_id, chosenOf(call.body), call.body.change));
