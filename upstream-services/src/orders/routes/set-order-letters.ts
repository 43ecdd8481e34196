import { setOrderLetters } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { setLetters } from '../page-service.ts';

export default bind(setOrderLetters, ({ context, body }) => setLetters(context, body.order_token, body.wanted));
