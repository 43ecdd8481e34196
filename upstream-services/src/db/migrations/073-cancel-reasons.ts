import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table orders add column cancel_reason text;
  alter table audit add column reason text;
`);
