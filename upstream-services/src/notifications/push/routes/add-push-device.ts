import { addPushDevice } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { addDevice } from '../device-service.ts';

export default bind(addPushDevice, (call) => addDevice(call, call.body));
