import { payOrder } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../page-payment-service.ts';

export default bind(payOrder, ({ context, body, from }) => service.payOrder(context, body.order_token, from));
