import { removeOrderPhoto } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { removePhoto } from '../photo-service.ts';

export default bind(removeOrderPhoto, async (call) => ({ order: await removePhoto(call, call.body.order_id) }));
