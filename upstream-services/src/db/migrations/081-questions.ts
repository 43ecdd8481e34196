import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table questions (
    question_id uuid primary key,
    merchant_id uuid not null references accounts on delete cascade,
    subject text not null,
    text text not null,
    created_at timestamptz not null,
    closed_at timestamptz
  );
  create index on questions (created_at);
  create index on questions (merchant_id);
`);
