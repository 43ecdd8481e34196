import { settleComplaint } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import * as service from '../complaints-service.ts';

export default bind(settleComplaint, async (call) => {
  const { complaint_id, is_closed } = call.body;
  await service.settleComplaint(call, complaint_id, is_closed);
  return { complaint_id };
});
