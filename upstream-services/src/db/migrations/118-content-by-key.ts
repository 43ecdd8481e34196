import { migrationOf } from './migration.ts';

/** Files that no row uses are looked for by their key alone, in all shops at once. */
export default migrationOf(`
  create index content_of_key on content (key);
`);
