import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { checkout } from '../config/data-folder.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/index.ts';
import { makeBackup } from './backup.ts';
import { checkNotHalfRestored } from './half-restored.ts';
import { restoreBackup } from './restore.ts';
import { readBackupSettings } from './settings.ts';
import { connect, makeShop, migrated, orderIds, partsOfOrders, placeOrder, writeOrder } from './testing/orders.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-rows-'));
const clients: pg.Client[] = [];
const databases: TestDatabase[] = [];
let before: Set<string>;
beforeAll(async () => {
  before = await backUpAmongOrders();
}, 120_000);
afterAll(async () => {
  for (const client of clients) await client.end();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function database(prepare?: (url: string) => Promise<void>) {
  const created = await createTestDatabase(prepare, 'schema-and-jobs');
  databases.push(created);
  const another = async () => {
    const client = await connect(created.url);
    clients.push(client);
    return client;
  };
  return { url: created.url, client: await another(), another };
}

const settingsOf = (url: string, dataDir: string) =>
  readBackupSettings({ DATABASE_URL: url, B2B_DATA_DIR: join(folder, dataDir), BACKUP_DIR: join(folder, 'backups') });
const texts = { database: '', pictures: '' };
const quiet = { step: <T>(_: string, work: () => Promise<T>) => work(), say: () => {} };

async function untilItWaits(client: pg.Client): Promise<void> {
  const waiting = `select from pg_stat_activity
    where datname = current_database() and application_name = 'backup' and wait_event_type = 'Lock'`;
  while ((await client.query(waiting)).rowCount === 0) await sleep(20);
}

async function backUpAmongOrders(): Promise<Set<string>> {
  const { url, client, another } = await database(migrated);
  const shops = [await makeShop(client), await makeShop(client)] as const;
  const acknowledged = new Set<string>();
  await client.query("create sequence tickets; create sequence gone; select setval('tickets', 7), setval('gone', 7)");
  for (let count = 0; count < 40; count++) acknowledged.add(await placeOrder(client, shops[0]));
  const begun = await another();
  await begun.query('begin');
  await writeOrder(begun, shops[1]);
  const holder = await another();
  await holder.query('begin; lock table categories');
  const backup = makeBackup(settingsOf(url, 'from'), { url }, { texts });
  await untilItWaits(client);
  await begun.query('commit');
  for (let count = 0; count < 20; count++) await placeOrder(client, shops[(count % 2) as 0 | 1]);
  await holder.query('commit');
  const { manifest } = await backup;
  expect(manifest).toMatchObject({ kind: 'rows', pictures: { count: 0 } });
  return acknowledged;
}

it('brings a given database back as it was at one moment: every order acknowledged before, none by half, with its jobs', async () => {
  const { url, client } = await database();
  // Of these two this schema has one.
  await client.query('create sequence tickets');
  await restoreBackup(settingsOf(url, 'to'), {}, quiet);
  expect(await orderIds(client)).toEqual(before);
  expect(before.size).toBe(40);
  expect(await partsOfOrders(client)).toEqual([]);
  const { rows } = await client.query(`select last_order_number as number from shop_state order by 1`);
  expect(rows).toEqual([{ number: '1000' }, { number: '1040' }]);
  expect((await client.query("select nextval('tickets') as next")).rows).toEqual([{ next: '8' }]);
  const shop = (await client.query(`select merchant_id as id from orders limit 1`)).rows[0].id;
  await placeOrder(client, shop);
  expect(await partsOfOrders(client)).toEqual([]);
  await expect(restoreBackup(settingsOf(url, 'again'), {}, quiet)).rejects.toThrow('уже есть таблицы');
}, 120_000);

it('goes on with a restore that was killed, and until then lets no platform start on it', async () => {
  const { url, client } = await database();
  const dataDir = join(folder, 'killed');
  const child = spawn(process.execPath, ['tooling/backup/restore-command.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: url,
      B2B_DATA_DIR: dataDir,
      BACKUP_DIR: join(folder, 'backups'),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const begun = "select where to_regclass('public.b2b_restoring') is not null";
  while ((await client.query(begun)).rowCount === 0 && child.exitCode === null) await sleep(10);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(() => checkNotHalfRestored(dataDir)).toThrow('не было закончено');
  expect((await client.query(begun)).rowCount).toBe(1);
  await restoreBackup(settingsOf(url, 'killed'), {}, quiet);
  expect((await orderIds(client)).size).toBe(40);
  expect(await partsOfOrders(client)).toEqual([]);
  expect((await client.query(begun)).rowCount).toBe(0);
  expect(() => checkNotHalfRestored(dataDir)).not.toThrow();
}, 120_000);
