import { notifyOfPayment } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { notified } from '../notification-service.ts';

export default bind(notifyOfPayment, async ({ context, body, from }) => {
  await notified(context, body, from.address);
  return {};
});
