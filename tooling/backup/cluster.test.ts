import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { clusterOf } from '../postgres/cluster-location.ts';
import { ensureDatabase, type Postgres, startPostgres } from '../postgres/index.ts';
import { makeThrowawayData, removeThrowawayData } from '../test/throwaway.ts';
import { makeBackup } from './backup.ts';
import { checkNotHalfRestored, restoreMarkerFile } from './half-restored.ts';
import { listBackups } from './manifest.ts';
import { openStore } from './open-store.ts';
import { restoreBackup } from './restore.ts';
import { readBackupSettings } from './settings.ts';
import { type Acknowledged, keepOrdering } from './testing/keep-ordering.ts';
import { killedWhen } from './testing/kill.ts';
import { connect, makeShop, migrated, orderIds, partsOfOrders } from './testing/orders.ts';

const [from, to] = [makeThrowawayData(), makeThrowawayData()];
const backups = join(from, 'backups');
const picture = 'content/pictures/ab/abc/master.webp';
const servers: Postgres[] = [];
const clients: pg.Client[] = [];

async function open(dataDir: string) {
  const server = await startPostgres({ dataDir });
  servers.push(server);
  const url = await ensureDatabase(server.url, 'b2b');
  return { server, url };
}

async function client(url: string): Promise<pg.Client> {
  const opened = await connect(url);
  clients.push(opened);
  return opened;
}

const settingsOf = (dataDir: string) => readBackupSettings({ B2B_DATA_DIR: dataDir, BACKUP_DIR: backups });
const names = { database: '', pictures: '' };
const quiet = { step: <T>(_: string, work: () => Promise<T>) => work(), say: () => {} };
const found = async () => listBackups(await openStore({ folder: backups }));
const backUp = (server: Postgres) =>
  makeBackup(settingsOf(from), { url: server.url, cluster: clusterOf(from) }, { texts: names });

let server: Postgres;
let acknowledged: Acknowledged[];
let taken: Awaited<ReturnType<typeof makeBackup>>;
beforeAll(async () => {
  const opened = await open(from);
  server = opened.server;
  await migrated(opened.url);
  mkdirSync(dirname(join(from, picture)), { recursive: true });
  writeFileSync(join(from, picture), 'a picture');
  const writer = await client(opened.url);
  const orders = keepOrdering(writer, await makeShop(writer));
  acknowledged = orders.acknowledged;
  taken = await backUp(server).finally(orders.end);
}, 120_000);
afterAll(async () => {
  for (const one of clients) await one.end().catch(() => {});
  for (const one of servers) await one.stop();
  for (const folder of [from, to]) await removeThrowawayData(folder);
}, 120_000);

it('keeps the earlier backup whole when the next is killed, and sweeps what that left half', async () => {
  // The store of pictures takes connections and never answers: no backup comes to its end by itself.
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const S3_ENDPOINT = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const s3 = { S3_ENDPOINT, S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  const env = { ...s3, B2B_DATA_DIR: from, BACKUP_DIR: backups };
  const files = () => readdirSync(backups, { recursive: true }).map(String);
  const isWritten = () => files().some((name) => /database\.tar\.gz/.test(name) && !name.includes(taken.manifest.id));
  expect(await killedWhen('backup-command.ts', env, isWritten)).toBe(true);
  const isCopied = async () => (await found()).half.some((name) => name.endsWith('/database.tar.gz'));
  expect(await killedWhen('backup-command.ts', env, isCopied)).toBe(true);
  silent.closeAllConnections();
  silent.close();
  expect((await found()).whole).toEqual([{ id: taken.manifest.id, encrypted: false }]);
  const next = await backUp(server);
  const { whole, half } = await found();
  expect(whole.map(({ id }) => id)).toEqual([taken.manifest.id, next.manifest.id]);
  expect(half).toEqual([]);
  expect(files().filter((name) => name.endsWith('.half'))).toEqual([]);
  const reader = await client(server.url);
  expect((await reader.query('select from pg_replication_slots')).rowCount).toBe(0);
}, 120_000);

async function killRestoreAt(path: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    // What an earlier one left is not this one's moment.
    rmSync(path, { force: true });
    const env = { B2B_DATA_DIR: to, BACKUP_DIR: backups };
    if (await killedWhen('restore-command.ts', env, () => existsSync(path))) return;
    await removeThrowawayData(to);
  }
  throw new Error(`no restore was killed at ${path}`);
}

it('starts a restore anew that was killed, and brings back every order acknowledged before the mark, none by half', async () => {
  const beside = join(dirname(clusterOf(to)), 'restoring');
  const moments = [restoreMarkerFile(to), join(beside, 'PG_VERSION'), join(beside, 'postmaster.pid')];
  for (const path of moments) {
    await killRestoreAt(path);
    expect(() => checkNotHalfRestored(to)).toThrow('не было закончено');
  }
  await restoreBackup(settingsOf(to), { id: taken.manifest.id }, quiet);
  expect(() => checkNotHalfRestored(to)).not.toThrow();
  expect(readFileSync(join(to, picture), 'utf8')).toBe('a picture');
  const reader = await client((await open(to)).url);
  const there = await orderIds(reader);
  const before = acknowledged.filter(({ at }) => at < new Date(taken.manifest.mark));
  expect(before.length).toBeGreaterThan(20);
  expect(before.filter(({ id }) => !there.has(id))).toEqual([]);
  expect(await partsOfOrders(reader)).toEqual([]);
}, 120_000);
