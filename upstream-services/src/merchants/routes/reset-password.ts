import { resetPassword } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../password-service.ts';

export default bind(resetPassword, async ({ context, body, from }) => {
  await service.resetPassword(context, { token: body.token, next: body.new_password }, from);
  return { message: texts.passwordChanged };
});
