import { listProductsToImprove } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { productsToImprove } from '../batch-service.ts';

export default bind(listProductsToImprove, ({ context, caller }) => productsToImprove(context, caller.merchantId));
