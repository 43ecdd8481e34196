import { migrationOf } from './migration.ts';

/** What was made for an order, as its buyer sees it. */
export default migrationOf(`
  alter table orders add column photo jsonb;
`);
