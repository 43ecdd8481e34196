import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table complaints (
    complaint_id uuid primary key,
    merchant_id uuid not null references accounts on delete cascade,
    reason text not null,
    text text not null,
    contact text not null,
    created_at timestamptz not null,
    closed_at timestamptz
  );
  create index on complaints (created_at);
  create index on complaints (merchant_id, created_at);
`);
