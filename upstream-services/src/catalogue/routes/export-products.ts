import { join } from 'node:path';
import { exportProducts } from 'shared-contracts';
import { temporaryFolder } from '../../common/temporary-folder.ts';
import { bind } from '../../http/bind.ts';
import { exportTable } from '../import/tasks/index.ts';

export default bind(exportProducts, async ({ context, caller: { merchantId }, signal }) => {
  const { folder, dispose } = await temporaryFolder();
  const file = join(folder, 'answer.json');
  const input = { merchantId, origin: context.config.publicOrigin, file };
  try {
    await context.work.run(exportTable, input, { owner: merchantId, signal });
  } catch (error) {
    await dispose();
    throw error;
  }
  return { file, dispose };
});
