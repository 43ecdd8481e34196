import { migrationOf } from './migration.ts';

export default migrationOf(`
  alter table generation_pictures add column doubts text[] not null default '{}';
`);
