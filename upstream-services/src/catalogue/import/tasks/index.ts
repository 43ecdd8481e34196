import { join } from 'node:path';
import { declareTableTask } from '../../../tables/index.ts';
import type checkTableRun from './check-table.ts';
import type exportTableRun from './export-table.ts';
import type importTableRun from './import-table.ts';
import type undoImportRun from './undo-import.ts';

const file = (name: string): string => join(import.meta.dirname, name);

export const checkTable = declareTableTask<typeof checkTableRun>({
  name: 'check a table',
  module: file('check-table.ts'),
  timeout: 30_000,
});

export const importTable = declareTableTask<typeof importTableRun>({
  name: 'import a table',
  module: file('import-table.ts'),
  timeout: 30_000,
});

export const undoImport = declareTableTask<typeof undoImportRun>({
  name: 'take an import back',
  module: file('undo-import.ts'),
  timeout: 20_000,
});

export const exportTable = declareTableTask<typeof exportTableRun>({
  name: 'export a table',
  module: file('export-table.ts'),
  timeout: 20_000,
});
