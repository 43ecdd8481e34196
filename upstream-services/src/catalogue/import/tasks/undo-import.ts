import type { ImportUndoResult } from 'shared-contracts';
import { taskContext } from '../../../db/task-context.ts';
import type { Origin } from '../../../http/bind.ts';
import { undoImport } from '../undo.ts';

export interface Input {
  merchantId: string;
  importId: string;
  from: Origin;
  now: Date;
}

export default ({ merchantId, importId, from, now }: Input): Promise<ImportUndoResult> =>
  undoImport(taskContext(now), merchantId, importId, from);
