import { forgetDevice } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../ways-service.ts';

export default bind(forgetDevice, async (call) => ({ revoked: await service.forgetDevice(call, call.body.device_id) }));
