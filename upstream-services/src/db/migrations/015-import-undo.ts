import { migrationOf } from './migration.ts';

/** Which file an import came from, and whether what it wrote over is still kept. */
export default migrationOf(`
  alter table product_imports
    add column file_name text,
    add column file_hash bytea,
    add column emptied_at timestamptz;
  create index on product_imports (created_at);
`);
