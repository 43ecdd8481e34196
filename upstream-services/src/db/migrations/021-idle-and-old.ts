import { migrationOf } from './migration.ts';

/**
 * When a session was last used: those that are there count as used now. And an index for the cleaning of the audit log, which grows for
 * three years and would else be read whole every hour.
 */
export default migrationOf(`
  alter table tokens add column last_used_at timestamptz not null default now();

  create index audit_at on audit (at);
`);
