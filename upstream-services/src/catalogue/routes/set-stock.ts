import { setStock } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { set } from '../stock/set-service.ts';

export default bind(setStock, async (call) => ({ stock: await set(call, call.body) }));
