import { exportProducts } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { fileAnswer } from '../../http/file-answer.ts';
import { exportTable } from '../import/tasks/index.ts';

export default bindRoute(exportProducts, ({ context, caller: { merchantId }, body: { format = 'csv' }, signal }) =>
  fileAnswer((file) => {
    const input = { merchantId, origin: context.config.publicOrigin, file, format };
    return context.work.run(exportTable, input, { owner: merchantId, signal });
  }),
);
