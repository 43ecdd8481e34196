import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { authorize, forgotPassword, setStaffPassword, updateMerchant } from 'shared-contracts';
import { createTestDatabase, type TestDatabase } from 'tooling/postgres';
import { waitUntil } from 'tooling/wait-until';
import { createLog } from './common/log.ts';
import { prepareDatabase } from './prepare-database.ts';
import {
  environment,
  freePort,
  ready,
  type ServiceProcess,
  spawnService,
  temporaryFolder,
} from './testing/service-process.ts';
import { newMerchant } from './testing/shops.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const folder = temporaryFolder();
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
let database: TestDatabase;
let env: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  env = environment(database.url, folder, await freePort());
});
afterAll(() => database.drop());

const fatal = (service: ServiceProcess): string =>
  service
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":60'))
    .map((line) => JSON.parse(line).msg)
    .join();

it('three processes that start at once on an empty database make one schema', async () => {
  const services = await Promise.all(
    [1, 2, 3].map(async () => spawnService({ ...env, PORT: String(await freePort()) })),
  );
  await Promise.all(services.map(ready));
  const runs = services.map((service) => service.log().split('"migrationName"').length - 1);
  expect(runs.filter((count) => count > 0)).toHaveLength(1);
  for (const service of services) service.child.kill('SIGINT');
  for (const service of services) expect(await service.ended).toEqual({ code: 0, signal: null });
});

it('lets running requests finish when it is asked to end', async () => {
  const service = await ready(spawnService(env));
  const { email, password } = await newMerchant(service);
  const running = Array.from({ length: 4 }, () => service.call(authorize, { email, password }));
  // Once one is answered the others have arrived: each costs a password's hash.
  await Promise.race(running);
  service.child.kill('SIGTERM');
  expect((await Promise.all(running)).map((answer) => answer.status)).toEqual(Array(4).fill(200));
  expect(await service.ended).toEqual({ code: 0, signal: null });
});

it('ends when its supervisor is gone', async () => {
  const service = await ready(spawnService(env, ['ignore', 'pipe', 'pipe', 'ipc']));
  service.child.disconnect();
  expect(await service.ended).toEqual({ code: 0, signal: null });
});

it('ends when its supervisor goes before it has started', async () => {
  const service = spawnService(env, ['ignore', 'pipe', 'pipe', 'ipc']);
  service.child.disconnect();
  expect(await service.ended).toEqual({ code: 0, signal: null });
});

it('prints no secrets and nothing personal', async () => {
  const service = await ready(spawnService({ ...env, LOG_LEVEL: 'trace' }));
  const { token, email, password, owner } = await newMerchant(service);
  await service.call(authorize, { email, password: 'wrong one' });
  await service.call(updateMerchant, { additional_info: { fio: 'Анна' } }, owner);
  service.child.kill('SIGINT');
  await service.ended;
  for (const secret of [token, email, password, 'wrong one', 'Анна', 'postgres://']) {
    expect(service.log()).not.toContain(secret);
  }
});

it.each([
  ['SECRET_KEY', { SECRET_KEY: 'c2hvcnQ=' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
  ['SMTP_URL', { STAGE: 'production', PUBLIC_ORIGIN_BLOOM: 'https://bloom.example' }],
])('says in one sentence what is wrong with %s', async (name, change) => {
  const service = spawnService({ ...env, ...change });
  expect((await service.ended).code).toBe(1);
  expect(fatal(service)).toContain(name);
  expect(service.log().split('\n').filter(Boolean)).toHaveLength(1);
});

it('says so when its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const service = spawnService({ ...env, PORT: String(port) });
  expect((await service.ended).code).toBe(1);
  expect(fatal(service)).toContain(String(port));
  taken.close();
});

it('has jobs run again that failed for good, from the command line', async () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'run-dead-letters.ts'), ...args], {
      env: { ...compiled, DATABASE_URL: env.DATABASE_URL },
      encoding: 'utf8',
    });
  await prepareDatabase(database.url, createLog('silent'));
  expect(run('mail')).toMatchObject({ status: 0, stdout: 'Снова в очереди: 0.\n', stderr: '' });
  expect(run('nothing')).toMatchObject({ status: 1, stdout: expect.stringContaining('mail') });
});

describe('beside services that run', () => {
  let server: TestServer;
  beforeAll(async () => {
    await prepareDatabase(database.url, createLog('silent'));
    server = await startTestServer({}, database);
  });
  afterAll(() => server.stop());

  it('the worker does a job that was written before it started, and ends in order', async () => {
    const outbox = join(folder, 'outbox');
    const { email } = await newMerchant(server);
    await server.ok(forgotPassword, { email });
    const worker = spawnService({ ...env, OUTBOX_DIR: outbox }, ['ignore', 'pipe', 'pipe'], 'worker.ts');
    await waitUntil(() => existsSync(outbox));
    worker.child.kill('SIGINT');
    expect(await worker.ended).toEqual({ code: 0, signal: null });
    expect(readdirSync(outbox)).toHaveLength(1);
    expect(worker.log()).toContain('"job":"mail"');
    expect(worker.log()).not.toContain(email);
  });

  it('makes somebody one of staff from the command line', async () => {
    const site = { PUBLIC_ORIGIN_BLOOM: 'https://bloom.example' };
    const make = (args: string[], DATABASE_URL = env.DATABASE_URL, more: Record<string, string> = site) =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'make-staff.ts'), ...args], {
        env: { ...compiled, DATABASE_URL, ...more },
        encoding: 'utf8',
      });
    const made = make(['Anna@Staff.ru', 'manager']);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const token = /https:\/\/bloom\.example\/b2b\/admin\/sign-in#token=(\S+)/.exec(made.stdout)?.[1];
    const set = await server.ok(setStaffPassword, { token: token ?? '', new_password: 'seven white horses' });
    expect(set).toEqual({ email: 'anna@staff.ru' });
    for (const wrong of [[], ['anna@staff.ru'], ['anna@staff.ru', 'admin'], ['anna', 'owner']])
      expect(make(wrong)).toMatchObject({ status: 1, stdout: expect.stringContaining('support | manager | owner') });
    const person = ['anna@staff.ru', 'owner'];
    expect(make(person, '')).toMatchObject({ status: 1, stderr: '', stdout: expect.stringContaining('DATABASE_URL') });
    expect(make(person, 'postgres://127.0.0.1:1/x')).toMatchObject({ status: 1, stderr: '' });
    const nowhere = make(person, env.DATABASE_URL, {});
    expect(nowhere).toMatchObject({ status: 1, stderr: '', stdout: expect.stringContaining('PUBLIC_ORIGIN_BLOOM') });
  });
});
