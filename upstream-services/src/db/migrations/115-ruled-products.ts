import { migrationOf } from './migration.ts';

/** When a price rule last began or ended for a product. `updated_at` is left to the merchant's own changes, by which an import is taken back. */
export default migrationOf(`
  alter table products add column ruled_at timestamptz;
`);
