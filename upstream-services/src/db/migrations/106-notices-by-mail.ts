import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table notice_settings add column email text[];
`);
