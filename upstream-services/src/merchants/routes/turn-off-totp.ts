import { turnOffTotp } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../totp/service.ts';

export default bind(turnOffTotp, async (call) => {
  await service.turnOffTotp(call, call.body);
  return { message: texts.saved };
});
