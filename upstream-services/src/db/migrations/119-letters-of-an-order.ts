import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table orders add column letters boolean;
`);
