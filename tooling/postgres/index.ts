export { copyCluster as copyPostgres, removeCluster as removePostgres } from './cluster-location.ts';
export { createDatabase, databaseUrl, dropDatabase, ensureDatabase } from './databases.ts';
export { type Postgres, startPostgres, stopPostgres } from './server.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
