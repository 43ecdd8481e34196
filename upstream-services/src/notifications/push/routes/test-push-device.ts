import { testPushDevice } from 'shared-contracts';
import { bind } from '../../../http/bind.ts';
import { testDevice } from '../device-service.ts';

export default bind(testPushDevice, (call) => testDevice(call, call.body.push_id));
