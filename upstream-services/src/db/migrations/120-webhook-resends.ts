import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table webhook_deliveries add column resends integer not null default 0;
`);
