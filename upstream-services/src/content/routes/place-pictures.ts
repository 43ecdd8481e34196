import { placePictures } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { place } from '../place-service.ts';

export default bind(placePictures, (call) => place(call, call.body.product_id, call.body.pictures));
