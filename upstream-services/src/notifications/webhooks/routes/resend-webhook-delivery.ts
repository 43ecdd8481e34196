import { resendWebhookDelivery } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { resend } from '../service.ts';

export default bind(resendWebhookDelivery, (call) => resend(call, call.body.delivery_id));
