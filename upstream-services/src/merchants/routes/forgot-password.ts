import { forgotPassword } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../password-service.ts';

export default bind(forgotPassword, async ({ context, body, from }) => {
  await service.forgotPassword(context, body.email, from);
  return { message: texts.resetSent };
});
