import { forgetDevice } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../ways-service.ts';

export default bind(forgetDevice, async ({ context, caller, body, from }) => ({
  revoked: await service.forgetDevice(context, caller, body.device_id, from),
}));
