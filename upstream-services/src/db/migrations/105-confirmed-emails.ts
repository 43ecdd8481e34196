import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table accounts add column email_confirmed_at timestamptz;
  update accounts set email_confirmed_at = created_at;
`);
