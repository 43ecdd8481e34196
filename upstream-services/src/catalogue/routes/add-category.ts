import { addCategory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { add } from '../category-service.ts';

export default bind(addCategory, async (call) => ({ categoryId: await add(call, call.body) }));
