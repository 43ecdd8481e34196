import { checkProductImport } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { pathOf } from '../../http/multipart.ts';
import { checkTable } from '../import/tasks/index.ts';

export default bindRoute(checkProductImport, async ({ context, caller: { merchantId }, body, signal }) => {
  const options = { ...body, file: pathOf(body.file) };
  const input = { merchantId, options, now: context.now() };
  return { json: await context.work.run(checkTable, input, { owner: merchantId, signal }) };
});
