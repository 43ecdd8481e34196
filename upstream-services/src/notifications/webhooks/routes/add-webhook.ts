import { addWebhook } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { add } from '../service.ts';

export default bind(addWebhook, (call) => add(call, call.body.url));
