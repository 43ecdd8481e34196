import { addReleaseCounts } from 'shared-contracts';
import { bind } from '../../http/bind.ts';
import { addCounts } from '../add-service.ts';

export default bind(addReleaseCounts, async ({ context, body }) => {
  await addCounts(context, body.batch_id, body.rows);
  return {};
});
