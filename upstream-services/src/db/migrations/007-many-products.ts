import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table product_imports (
    merchant_id uuid not null,
    import_id uuid not null,
    created_at timestamptz not null default now(),
    undone_at timestamptz,
    answer jsonb not null,
    before jsonb not null,
    primary key (merchant_id, import_id)
  );
`);
