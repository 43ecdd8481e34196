import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table email_changes (
    merchant_id uuid primary key references accounts on delete cascade,
    change_id uuid not null,
    email text not null,
    session_hash bytea not null,
    token_hash bytea unique,
    expires_at timestamptz not null
  );
  create index on email_changes (expires_at);
`);
