import { unlinkBotDevice } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { unlinkDevice } from '../service.ts';

export default bind(unlinkBotDevice, (call) => unlinkDevice(call, call.body.device_id));
