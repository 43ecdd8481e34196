import { settleQuestion } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../questions-service.ts';

export default bind(settleQuestion, async (call) => {
  const { question_id, is_closed } = call.body;
  await service.settleQuestion(call, question_id, is_closed);
  return { question_id };
});
