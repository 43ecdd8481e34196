import { migrationOf } from './migration.ts';

/** What of a photograph's object may have been cut badly; what was made before has none. */
export default migrationOf(`
  alter table generation_pictures add column doubts text[] not null default '{}';
`);
