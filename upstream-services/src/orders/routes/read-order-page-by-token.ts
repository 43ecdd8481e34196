import { readOrderPageByToken } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { readPage } from '../page-service.ts';

export default bind(readOrderPageByToken, ({ context, body }) => readPage(context, body.order_token));
