import { removeWebhook } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { remove } from '../service.ts';

export default bind(removeWebhook, (call) => remove(call, call.body.webhook_id));
