import { confirmTotp } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../totp/service.ts';

export default bind(confirmTotp, async ({ context, caller, body, from }) => ({
  recovery_codes: await service.confirmTotp(context, caller, body.code, from),
}));
