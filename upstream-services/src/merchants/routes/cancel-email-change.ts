import { cancelEmailChange } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import * as service from '../email-change-service.ts';

export default bind(cancelEmailChange, async (call) => {
  await service.cancelEmailChange(call);
  return { message: texts.emailChange.canceled };
});
