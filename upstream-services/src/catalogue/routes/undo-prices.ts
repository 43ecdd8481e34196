import { undoPrices } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { undo } from '../prices/service.ts';

export default bind(undoPrices, (call) => undo(call, call.body.change_id));
