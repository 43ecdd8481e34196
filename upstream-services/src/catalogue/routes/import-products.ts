import { importProducts } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { pathOf } from '../../http/multipart.ts';
import { importTable } from '../import/tasks/index.ts';

export default bindRoute(importProducts, async ({ context, caller: { merchantId }, body, from, signal }) => {
  const options = { ...body, file: pathOf(body.file) };
  const input = { merchantId, importId: body.import_id, options, from, now: context.now() };
  const json = await context.work.run(importTable, input, { owner: merchantId, signal });
  context.shops.forget(merchantId);
  return { json };
});
