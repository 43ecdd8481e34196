import { setOrderPhoto } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { setPhoto } from '../photo-service.ts';

export default bind(setOrderPhoto, async (call) => ({ order: await setPhoto(call, call.body) }));
