import { migrationOf } from './migration.ts';

/** Since when it is known that whoever has the account reads its e-mail. Those of before have written to buyers already. */
export default migrationOf(`
  alter table accounts add column email_confirmed_at timestamptz;
  update accounts set email_confirmed_at = created_at;
`);
