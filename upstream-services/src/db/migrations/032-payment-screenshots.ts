import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table orders
    add column screenshot_key text,
    add column screenshot_at timestamptz;
`);
