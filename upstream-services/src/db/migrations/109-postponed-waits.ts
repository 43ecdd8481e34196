import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table stock_waits add column not_before timestamptz;
`);
