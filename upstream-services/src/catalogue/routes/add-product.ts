import { addProduct } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { add } from '../product-service.ts';

export default bind(addProduct, async (call) => ({ product_id: await add(call, call.body) }));
