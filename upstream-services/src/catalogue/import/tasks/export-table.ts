import type { TableFormat } from 'shared-contracts';
import { taskContext } from '../../../db/task-context.ts';
import { exportTable } from '../export.ts';

export interface Input {
  merchantId: string;
  origin: string;
  file: string;
  format: TableFormat;
}

export default (input: Input): Promise<void> => exportTable(taskContext(new Date()).db, input);
