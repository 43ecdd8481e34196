import { reportShop } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { texts } from '../../texts.ts';
import { complain } from '../complaints-service.ts';

export default bind(reportShop, async (call) => {
  await complain(call, call.body);
  return { message: texts.complaintTaken };
});
