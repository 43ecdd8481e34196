import { undoProductImport } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { undoImport } from '../import/tasks/index.ts';

export default bindRoute(undoProductImport, async ({ context, caller: { merchantId }, body, from, signal }) => {
  const input = { merchantId, importId: body.import_id, from, now: context.now() };
  const undone = await context.work.run(undoImport, input, { owner: merchantId, signal });
  context.shops.forget(merchantId);
  return undone;
});
