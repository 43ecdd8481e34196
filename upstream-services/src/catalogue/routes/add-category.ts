import { addCategory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { add } from '../category-service.ts';

export default bind(addCategory, async ({ context, caller, body, from }) => ({
  categoryId: await add(context, caller.merchantId, body, from),
}));
