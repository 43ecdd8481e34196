import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table staff_views (
    token_hash bytea primary key,
    merchant_id uuid not null references accounts on delete cascade,
    staff_id uuid not null references staff on delete cascade,
    expires_at timestamptz not null
  );
  create index on staff_views (staff_id);

  create table merchant_limits (
    merchant_id uuid primary key references accounts on delete cascade,
    pictures integer,
    picture_mebibytes integer
  );
`);
