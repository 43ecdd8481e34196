import { migrationOf } from './migration.ts';

/** The place of an order among the stops of its day, as the merchant has put them; null where nobody has. */
export default migrationOf(`
  alter table orders add column stop integer;
`);
