import { placePictures } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { place } from '../place-service.ts';

export default bind(placePictures, ({ context, caller, body, from, signal }) =>
  place(context, caller.merchantId, body.product_id, body.pictures, from, signal),
);
