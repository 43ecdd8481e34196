import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table product_imports
    add column file_name text,
    add column file_hash bytea,
    add column emptied_at timestamptz;
  create index on product_imports (created_at);
`);
