import { changeEmail } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../email-change-service.ts';

export default bind(changeEmail, async (call) => {
  await service.changeEmail(call, { email: call.body.new_email, password: call.body.password });
  return { message: texts.emailChange.asked };
});
