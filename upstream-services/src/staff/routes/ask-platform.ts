import { askPlatform } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import { ask } from '../questions-service.ts';

export default bind(askPlatform, async (call) => {
  await ask(call, call.body);
  return { message: texts.questionTaken };
});
