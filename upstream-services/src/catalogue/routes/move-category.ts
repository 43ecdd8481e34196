import { moveCategory } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { move } from '../category-service.ts';

export default bind(moveCategory, async (call) => ({
  categoryId: call.body.categoryId,
  newPosition: await move(call, call.body.categoryId, call.body.newPosition),
}));
