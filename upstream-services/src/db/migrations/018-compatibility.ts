import { migrationOf } from './migration.ts';

/** The oldest release that runs on this schema, by the name of its last migration: older services refuse to start on it. */
export default migrationOf(`
  create table schema_compatibility (
    one boolean primary key default true check (one),
    compatible_from text not null
  );
  insert into schema_compatibility (compatible_from) values ('018-compatibility');
`);
