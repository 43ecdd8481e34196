import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table price_changes (
    merchant_id uuid not null,
    change_id uuid not null,
    created_at timestamptz not null,
    undone_at timestamptz,
    answer jsonb not null,
    before jsonb not null,
    primary key (merchant_id, change_id)
  );
  create index on price_changes (created_at);
`);
