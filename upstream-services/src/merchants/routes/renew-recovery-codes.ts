import { renewRecoveryCodes } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../totp/service.ts';

export default bind(renewRecoveryCodes, async ({ context, caller, body, from }) => ({
  recovery_codes: await service.renewRecoveryCodes(context, caller, body.code, from),
}));
