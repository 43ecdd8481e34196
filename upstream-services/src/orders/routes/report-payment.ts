import { reportPayment } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../report-service.ts';

export default bind(reportPayment, ({ context, body, from }) =>
  service.reportPayment(context, body.order_token, body.sum, from),
);
