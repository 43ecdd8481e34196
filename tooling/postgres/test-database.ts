import { randomUUID } from 'node:crypto';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  dropDatabases,
  hasDatabase,
  renameDatabase,
  withLock,
} from './databases.ts';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const prefix = (): string => `b2b_test_${process.env.B2B_TEST_RUN ?? process.pid}_`;

const templateLock = 220_522;

function testServer(): string {
  const url = process.env.B2B_TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (!url) throw new Error('Service tests run through jest.config.mjs, whose set-up starts their database.');
  return url;
}

/**
 * A fresh database with a schema, for one test file. The schema is prepared once per test run, as a template; each
 * database is a copy of it.
 * @param prepare Migrates the database behind the URL and closes its connections. Left out: an empty database.
 * @param key Names the template, where test files need different ones.
 */
export async function createTestDatabase(
  prepare?: (url: string) => Promise<void>,
  key = 'schema',
): Promise<TestDatabase> {
  const server = testServer();
  const template = `${prefix()}${key}`;
  if (prepare) await withLock(server, templateLock, () => makeTemplate(server, template, prepare));
  const name = `${prefix()}${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const url = await createDatabase(server, name, prepare ? template : undefined);
  return { url, drop: () => dropDatabase(url) };
}

/** Prepared under another name first, so that a template is there whole or not at all. */
async function makeTemplate(server: string, name: string, prepare: (url: string) => Promise<void>): Promise<void> {
  if (await hasDatabase(server, name)) return;
  const half = `${name}_half`;
  await dropDatabase(databaseUrl(server, half));
  await prepare(await createDatabase(server, half));
  await renameDatabase(server, half, name);
}

export const dropTestDatabases = (server: string): Promise<void> => dropDatabases(server, prefix());
