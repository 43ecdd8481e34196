import { migrationOf } from './migration.ts';

/** What a merchant agreed to at registration, and why staff refused what they applied for. */
export default migrationOf(`
  alter table accounts add column consents jsonb not null default '[]';
  alter table shops add column mum_reason text not null default '';
`);
