import { moveCategory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { move } from '../category-service.ts';

export default bind(moveCategory, async ({ context, caller, body, from }) => ({
  categoryId: body.categoryId,
  newPosition: await move(context, caller.merchantId, body.categoryId, body.newPosition, from),
}));
