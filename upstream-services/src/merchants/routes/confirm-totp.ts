import { confirmTotp } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../totp/service.ts';

export default bind(confirmTotp, async (call) => ({ recovery_codes: await service.confirmTotp(call, call.body.code) }));
