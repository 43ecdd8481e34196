import { migrationOf } from './migration.ts';

export default migrationOf(`
  create table release_counts (
    minute timestamptz not null,
    name text not null,
    version text not null,
    cohort text not null,
    kind text not null,
    bucket smallint not null,
    count bigint not null,
    primary key (minute, name, version, cohort, kind, bucket)
  );
  create table release_count_batches (
    batch_id uuid primary key,
    added_at timestamptz not null
  );
  create index on release_count_batches (added_at);
`);
