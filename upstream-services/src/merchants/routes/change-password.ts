import { changePassword } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../password-service.ts';

export default bind(changePassword, async ({ context, caller, body, from }) => {
  await service.changePassword(context, caller, { current: body.current_password, next: body.new_password }, from);
  return { message: texts.passwordChanged };
});
