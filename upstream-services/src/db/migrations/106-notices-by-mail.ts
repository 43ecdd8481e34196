import { migrationOf } from './migration.ts';

/** Kinds of news that the merchant has mails of; null: the usual ones, as long as nothing else tells them. */
export default migrationOf(`
  alter table notice_settings add column email text[];
`);
