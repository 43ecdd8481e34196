import { withdrawReport } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../report-service.ts';

export default bind(withdrawReport, ({ context, body, from }) =>
  service.withdrawReport(context, body.order_token, from),
);
