import { generateForProducts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { generateForProducts as start } from '../batch-service.ts';

export default bind(generateForProducts, (call) => start(call, call.body.product_ids, call.body));
