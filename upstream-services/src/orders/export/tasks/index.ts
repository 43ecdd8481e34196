import { join } from 'node:path';
import { declareTableTask } from '../../../tables/index.ts';
import type exportOrdersRun from './export-orders.ts';

export const exportOrdersTask = declareTableTask<typeof exportOrdersRun>({
  name: 'export orders',
  module: join(import.meta.dirname, 'export-orders.ts'),
  timeout: 20_000,
});
