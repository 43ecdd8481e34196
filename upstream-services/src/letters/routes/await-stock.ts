import { awaitStock } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { wait } from '../waiting/wait-service.ts';

export default bind(awaitStock, async (call) => ({ waiting: await wait(call, call.body) }));
