import { resendEmailChange } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../email-change-service.ts';

export default bind(resendEmailChange, async (call) => {
  await service.resendEmailChange(call);
  return { message: texts.emailChange.asked };
});
