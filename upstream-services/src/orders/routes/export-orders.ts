import { exportOrders } from 'shared-contracts';
import { bindRoute } from '../../http/bind.ts';
import { fileAnswer } from '../../http/file-answer.ts';
import { exportOrdersTask } from '../export/tasks/index.ts';

export default bindRoute(exportOrders, ({ context, caller: { merchantId }, body: { format = 'csv' }, signal }) =>
  fileAnswer((file) => context.work.run(exportOrdersTask, { merchantId, file, format }, { owner: merchantId, signal })),
);
