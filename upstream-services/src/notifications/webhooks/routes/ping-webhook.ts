import { pingWebhook } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { ping } from '../service.ts';

export default bind(pingWebhook, (call) => ping(call, call.body.webhook_id));
