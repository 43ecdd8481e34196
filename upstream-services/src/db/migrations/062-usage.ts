import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table usage_days (
    day date not null,
    kind text not null,
    count bigint not null,
    primary key (day, kind)
  );
`);
