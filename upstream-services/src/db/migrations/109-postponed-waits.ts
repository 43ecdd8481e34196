import { migrationOf } from './migration.ts';

/** Whoever waits for a product and has had enough letters for now is written to later, though it is there. */
export default migrationOf(`
  alter table stock_waits add column not_before timestamptz;
`);
