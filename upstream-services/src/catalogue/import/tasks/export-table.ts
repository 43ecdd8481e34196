import { exportTable } from '../export.ts';
import { taskContext } from './context.ts';

export interface Input {
  merchantId: string;
  /** Origin of links to pictures. */
  origin: string;
  /** Path of what is written. */
  file: string;
}

export default (input: Input): Promise<void> => exportTable(taskContext(new Date()).db, input);
