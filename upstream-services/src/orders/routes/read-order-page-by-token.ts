import { readOrderPageByToken } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { readPage } from '../page-service.ts';

export default bindRoute(readOrderPageByToken, ({ context, body }) => readPage(context, body.order_token));
