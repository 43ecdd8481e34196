import { listCategories } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { list } from '../category-service.ts';

export default bind(listCategories, ({ context, caller }) => list(context, caller.merchantId, false));
