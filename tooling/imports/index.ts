export { sourcesIn } from './import-graph.ts';
export { queriedTables } from './queried-tables.ts';
