import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table accounts add column consents jsonb not null default '[]';
  alter table shops add column mum_reason text not null default '';
`);
