import { taskContext } from '../../../db/task-context.ts';
import { type ExportTo, exportOrders } from '../export.ts';

export default (input: ExportTo): Promise<void> => exportOrders(taskContext(new Date()), input);
