import { join } from 'node:path';
import { declareTask } from '../../../work/index.ts';
import type checkTableRun from './check-table.ts';
import type exportTableRun from './export-table.ts';
import type importTableRun from './import-table.ts';
import type undoImportRun from './undo-import.ts';

const file = (name: string): string => join(import.meta.dirname, name);

/** What an import would do. */
export const checkTable = declareTask<typeof checkTableRun>({
  name: 'check a table',
  pool: 'tables',
  module: file('check-table.ts'),
  timeout: 30_000,
});

/** An import, in one transaction. */
export const importTable = declareTask<typeof importTableRun>({
  name: 'import a table',
  pool: 'tables',
  module: file('import-table.ts'),
  timeout: 30_000,
});

/** An import is taken back, in one transaction. */
export const undoImport = declareTask<typeof undoImportRun>({
  name: 'take an import back',
  pool: 'tables',
  module: file('undo-import.ts'),
  timeout: 20_000,
});

/** All products, as a file. */
export const exportTable = declareTask<typeof exportTableRun>({
  name: 'export a table',
  pool: 'tables',
  module: file('export-table.ts'),
  timeout: 20_000,
});
