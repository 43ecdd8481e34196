import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../postgres/index.ts';
import { type FakeS3, startFakeS3 } from '../test/fake-s3.ts';
import { makeBackup } from './backup.ts';
import { describeBackups } from './choose.ts';
import { openStore } from './open-store.ts';
import { restoreBackup } from './restore.ts';
import { createS3Store } from './s3-store.ts';
import { readBackupSettings } from './settings.ts';
import { readWhole, streamOf } from './store.ts';
import { connect, makeShop, migrated, orderIds, partsOfOrders, placeOrder } from './testing/orders.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-s3-'));
const databases: TestDatabase[] = [];
let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(async () => {
  s3.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const at = (bucket: string) => ({
  endpoint: s3.endpoint,
  bucket,
  prefix: 'b2b/',
  region: 'us-east-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
});

async function database(prepare?: (url: string) => Promise<void>): Promise<string> {
  const created = await createTestDatabase(prepare, 'schema-and-jobs');
  databases.push(created);
  return created.url;
}

const key = randomBytes(32).toString('base64');
const settingsOf = (url: string, dataDir: string) =>
  readBackupSettings({
    DATABASE_URL: url,
    B2B_DATA_DIR: join(folder, dataDir),
    BACKUP_KEY: key,
    BACKUP_S3_ENDPOINT: s3.endpoint,
    BACKUP_S3_BUCKET: 'copies',
    BACKUP_S3_PREFIX: 'b2b',
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  });
const names = { database: '', pictures: '' };
const quiet = { step: <T>(_: string, work: () => Promise<T>) => work(), say: () => {} };

function age(id: string, older: string): void {
  for (const [path, content] of [...s3.kept]) {
    if (!path.includes(id)) continue;
    s3.kept.delete(path);
    s3.kept.set(path.replace(id, older), content);
  }
}

function putPicture(dataDir: string, name: string): void {
  const file = join(folder, dataDir, 'content/pictures', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, name);
}

it('keeps encrypted backups in a store, deletes those that are too old with their pictures, and restores the last', async () => {
  const url = await database(migrated);
  const client = await connect(url);
  const shop = await makeShop(client);
  const first = await placeOrder(client, shop);
  putPicture('from', 'a/master.webp');
  const backup = await makeBackup(settingsOf(url, 'from'), { url }, { texts: names });
  expect(backup.where).toBe(`${s3.endpoint}/copies/b2b/`);
  age(backup.manifest.id, '20260101T000000Z-0000000a');
  rmSync(join(folder, 'from/content'), { recursive: true });
  putPicture('from', 'b/master.webp');
  const second = await placeOrder(client, shop);
  await client.end();
  const { manifest, pruned } = await makeBackup(settingsOf(url, 'from'), { url }, { texts: names });
  expect(pruned).toBe(1);

  const there = [...s3.kept.keys()];
  expect(there.filter((name) => !/^\/copies\/b2b\/(?:backups|pictures)\//.test(name))).toEqual([]);
  expect(there.filter((name) => name.includes('0000000a'))).toEqual([]);
  expect(there.filter((name) => name.includes('master.webp'))).toEqual([
    expect.stringContaining('/pictures/b/master.webp~'),
  ]);
  for (const { body } of s3.kept.values()) expect(body.subarray(0, 8).toString()).toMatch(/^B2BSEAL1$/);
  const { target, key: readKey } = settingsOf(url, 'from');
  const listed = await describeBackups(await openStore(target), readKey);
  expect(listed).toEqual([`${manifest.id}  до ${manifest.mark}  зашифрована`]);

  const into = await database();
  await restoreBackup(settingsOf(into, 'to'), {}, quiet);
  const restored = await connect(into);
  expect(await orderIds(restored)).toEqual(new Set([first, second]));
  expect(await partsOfOrders(restored)).toEqual([]);
  await restored.end();
  expect(readFileSync(join(folder, 'to/content/pictures/b/master.webp'), 'utf8')).toBe('b/master.webp');
}, 120_000);

it('is not kept in the bucket of the pictures, where each backup would copy all earlier ones', async () => {
  const settings = readBackupSettings({
    B2B_DATA_DIR: join(folder, 'same'),
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: 'shop',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    BACKUP_S3_ENDPOINT: `${s3.endpoint}/`,
    BACKUP_S3_BUCKET: 'shop',
    BACKUP_S3_PREFIX: 'backups/',
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  });
  await createS3Store({ ...at('shop'), prefix: '' }).put('pictures/a', streamOf('a picture'));
  const backup = makeBackup(settings, { url: await database(migrated) }, { texts: names });
  await expect(backup).rejects.toThrow(
    'Копии не хранят вместе с картинками: в shop каждая копировала бы и все прежние.',
  );
  expect([...s3.kept.keys()].filter((name) => name.startsWith('/shop/'))).toEqual(['/shop/pictures/a']);
}, 120_000);

it('sends a large file in parts, and leaves nothing of one that breaks off or that a killed run began', async () => {
  const store = createS3Store(at('parts'));
  const part = randomBytes(20 * 1024 * 1024);
  const of = async function* (breaks: boolean) {
    for (let count = 0; count < 4; count++) yield part;
    if (breaks) throw new Error('the disk is gone');
  };
  await store.put('whole', of(false));
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(await readWhole(store.get('whole')))).toBe(hash(Buffer.concat([part, part, part, part])));
  await expect(store.put('half', of(true))).rejects.toThrow('the disk is gone');
  expect(s3.kept.has('/parts/b2b/half')).toBe(false);
  expect(s3.uploads.size).toBe(0);
  await fetch(`${s3.endpoint}/parts/b2b/killed?uploads`, { method: 'POST' });
  expect(s3.uploads.size).toBe(1);
  await store.sweep();
  expect(s3.uploads.size).toBe(0);
});

it('says in a sentence that the store refuses', async () => {
  const listed = describeBackups(await openStore(at('broken')), undefined);
  await expect(listed).rejects.toThrow(`Хранилище копий ${s3.endpoint}/broken/b2b/ не отвечает: Access Denied`);
});
