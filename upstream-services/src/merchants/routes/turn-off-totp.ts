import { turnOffTotp } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../totp/service.ts';

export default bind(turnOffTotp, async ({ context, caller, body, from }) => {
  await service.turnOffTotp(context, caller, body, from);
  return { message: texts.saved };
});
