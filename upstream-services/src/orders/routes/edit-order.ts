import { editOrder } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { editedOrder } from '../edit-service.ts';

export default bind(editOrder, async (call) => ({ order: await editedOrder(call) }));
