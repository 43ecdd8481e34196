import { migrationOf } from './migration.ts';

/** What happened on the platform each day, counted from the audit log's lines of that day. */
export default migrationOf(`
  create table usage_days (
    day date not null,
    kind text not null,
    count bigint not null,
    primary key (day, kind)
  );
`);
