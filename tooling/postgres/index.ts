export { createDatabase, databaseUrl, dropDatabase, ensureDatabase } from './databases.ts';
export { copyPlace as copyPostgres, removePlace as removePostgres } from './place.ts';
export { type Postgres, startPostgres, stopPostgres } from './server.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
