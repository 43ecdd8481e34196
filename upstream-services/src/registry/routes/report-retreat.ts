import { reportRetreat } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { retreat } from '../channels-service.ts';

export default bind(reportRetreat, async ({ context, body, from }) => {
  const { name, version, why } = body;
  await retreat(context, { name, actor: 'platform', reason: why, requestId: from.requestId }, version);
  return {};
});
