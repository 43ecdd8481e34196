import { changePassword } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../password-service.ts';

export default bind(changePassword, async (call) => {
  await service.changePassword(call, { current: call.body.current_password, next: call.body.new_password });
  return { message: texts.passwordChanged };
});
