import { cancelOrder } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { cancel } from '../page-service.ts';

export default bind(cancelOrder, ({ context, body, from }) => cancel(context, body.order_token, from, body.reason));
