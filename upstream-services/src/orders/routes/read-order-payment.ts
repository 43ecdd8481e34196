import { readOrderPayment } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../page-payment-service.ts';

export default bind(readOrderPayment, ({ context, body }) => service.readOrderPayment(context, body.order_token));
