import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { dataPaths } from '../config/data-folder.ts';
import { identityOf, stillRuns } from '../processes/processes.ts';
import { makeThrowawayData, removeThrowawayData } from '../test/throwaway.ts';
import { clusterOf } from './cluster-location.ts';
import { waitForDatabase } from './databases.ts';
import { pidFileOf, runningServer } from './pid-file.ts';
import { type Postgres, startPostgres } from './server.ts';

const dataDir = makeThrowawayData();
const cluster = () => clusterOf(dataDir);
const started: Postgres[] = [];
const start = async (say?: (line: string) => void) => {
  const server = await startPostgres({ dataDir, durable: false, say });
  started.push(server);
  return server;
};
// Whatever a test found: no server outlives it.
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
});
afterAll(() => removeThrowawayData(dataDir));

describe('the server of a data folder', () => {
  it('runs until it is stopped', async () => {
    const server = await start();
    expect(await waitForDatabase(server.url, 1_000)).toBe(true);
    const known = identityOf(server.pid);
    expect(stillRuns(known)).toBe(true);
    await server.stop();
    expect(stillRuns(known)).toBe(false);
  });

  it('writes no row of a statement that fails into its log', async () => {
    const server = await start();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('create temp table accounts (email text constraint accounts_email unique)');
    const add = () => client.query('insert into accounts values ($1)', ['anna@verbena.ru']);
    await add();
    await expect(add()).rejects.toThrow('accounts_email');
    await expect(client.query("select 'anna@verbena.ru'::integer")).rejects.toThrow('anna@verbena.ru');
    await client.end();
    await server.stop();
    const log = readFileSync(join(dataPaths(dataDir).logs, 'postgres.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toContain('anna@verbena.ru');
  });

  it('is adopted when whoever started it was killed', async () => {
    const code = `
      import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))};
      await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
      process.kill(process.pid, 'SIGKILL');`;
    spawnSync(process.execPath, ['--input-type=module', '-e', code]);
    const left = runningServer(cluster());
    expect(left).toBeDefined();
    const server = await start();
    expect(server.pid).toBe(left?.pid);
    await server.stop();
  });

  it('starts although it was killed, and although another program has its number now', async () => {
    const killed = await start();
    process.kill(killed.pid, 'SIGKILL');
    const server = await start();
    expect(await waitForDatabase(server.url, 1_000)).toBe(true);
    await server.stop();
    writeFileSync(pidFileOf(cluster()), `${process.pid}\n${cluster()}\n1\n1\n\n127.0.0.1\n1 1\nready\n`);
    const { uid, gid } = statSync(cluster());
    chownSync(pidFileOf(cluster()), uid, gid);
    const again = await start();
    expect(await waitForDatabase(again.url, 1_000)).toBe(true);
    await again.stop();
  });

  it('that cannot start is one sentence that says what to do', async () => {
    truncateSync(join(cluster(), 'global/pg_control'), 0);
    await expect(start()).rejects.toThrow('npm run reset');
    rmSync(join(cluster(), 'PG_VERSION'));
    await expect(start()).rejects.toThrow(cluster());
  });

  it('makes way for a new one, and is kept, when its password is lost', async () => {
    rmSync(dataPaths(dataDir).secrets);
    const lines: string[] = [];
    const server = await start((line) => lines.push(line));
    await server.stop();
    const kept = readdirSync(dirname(cluster())).filter((name) => name.startsWith('postgres.'));
    expect(kept).toHaveLength(1);
    expect(lines.join()).toContain(kept[0]);
    expect(existsSync(join(cluster(), 'PG_VERSION'))).toBe(true);
  });
});
