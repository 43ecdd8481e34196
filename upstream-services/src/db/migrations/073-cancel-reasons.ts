import { migrationOf } from './migration.ts';

/** Why a merchant canceled an order: with the order for its buyer, and with the line of its history, which stays when the step is taken back. */
export default migrationOf(`
  alter table orders add column cancel_reason text;
  alter table audit add column reason text;
`);
