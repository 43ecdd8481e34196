import { renewRecoveryCodes } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../totp/service.ts';

export default bind(renewRecoveryCodes, async (call) => ({
  recovery_codes: await service.renewRecoveryCodes(call, call.body.code),
}));
