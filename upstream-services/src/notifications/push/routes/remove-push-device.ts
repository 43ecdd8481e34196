import { removePushDevice } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { removeDevice } from '../device-service.ts';

export default bind(removePushDevice, (call) => removeDevice(call, call.body.push_id));
