import { migrationOf } from './migration.ts';

/**
 * How many bytes a shop's pictures take. For existing pictures it is estimated by their size (2 bits a pixel), and counted once where several rows
 * share a file.
 */
export default migrationOf(`
  alter table content add column bytes integer not null default 0;

  update content set bytes = width * height / 4
  where content_id in (select distinct on (merchant_id, bucket, key) content_id from content order by merchant_id, bucket, key, created_at);
`);
