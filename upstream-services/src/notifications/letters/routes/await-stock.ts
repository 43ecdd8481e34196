import { awaitStock } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { addStockWait } from '../waiting/wait-service.ts';

export default bind(awaitStock, async (call) => ({ waiting: await addStockWait(call, call.body) }));
