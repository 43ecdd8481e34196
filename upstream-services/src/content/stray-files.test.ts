import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { retrieveContent } from 'shared-contracts';
import { type FakeS3, startFakeS3 } from 'tooling/fake-s3';
import { createPictureWorks } from '../pictures/index.ts';
import { createS3Storage } from '../pictures/s3-storage.ts';
import { newPicture } from '../testing/pictures.ts';
import { newMerchant, newProduct } from '../testing/shops.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { sweepStrayFiles } from './stray-files.ts';

let server: TestServer;
let store: FakeS3;
beforeEach(async () => {
  server = await startTestServer();
  store = await startFakeS3();
});
afterEach(async () => {
  store.close();
  await server.stop();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000);
const folderOf = (key: string) => join(server.folder, 'content/pictures', key.slice(0, 2), key);

function leave(key: string, hours: number, names = ['master.webp']): string {
  mkdirSync(folderOf(key), { recursive: true });
  for (const name of names) {
    writeFileSync(join(folderOf(key), name), 'bytes');
    utimesSync(join(folderOf(key), name), hoursAgo(hours), hoursAgo(hours));
  }
  return key;
}

it('deletes files older than a day that no row names, and no others', async () => {
  const shop = await newMerchant(server);
  const product = await newProduct(server, shop);
  const { link } = await newPicture(server, shop, product);
  const used = link.split('/').at(-1) ?? '';
  utimesSync(join(folderOf(used), 'master.webp'), hoursAgo(100), hoursAgo(100));
  const old = leave('abOld-picture', 25, ['320.webp', 'master.webp', 'master.webp.1.tmp']);
  const young = leave('abYoung-picture', 23);
  const touched = leave('zzTouched-picture', 25);
  leave(touched, 1, ['640.webp']);
  expect(await sweepStrayFiles(server.context, 'mm')).toBe(1);
  expect([old, young, touched, used].map((key) => existsSync(folderOf(key)))).toEqual([false, true, true, true]);
  expect((await server.ok(retrieveContent, { external_id: product }, shop.owner)).list).toHaveLength(1);
});

it('looks at all, wherever it begins', async () => {
  for (const from of ['', 'ab', 'abSecond', 'zz', '--']) {
    for (const key of ['abFirst-one', 'abSecond-one', 'zzThird-one']) leave(key, 48);
    expect([from, await sweepStrayFiles(server.context, from)]).toEqual([from, 3]);
  }
});

it('deletes none where most have no row: the database may be another one than the files’', async () => {
  const warn = jest.spyOn(server.context.log, 'warn');
  for (let number = 10; number < 40; number++) leave(`ab${number}-picture`, 48);
  expect(await sweepStrayFiles(server.context, '')).toBe(0);
  expect(existsSync(folderOf('ab10-picture'))).toBe(true);
  expect(warn).toHaveBeenCalledWith({ strays: 30, looked: 30 }, 'most files of pictures have no row: none is deleted');
  warn.mockRestore();
});

it('sweeps an S3-compatible store too, over many pages of its list', async () => {
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const storage = createS3Storage({ endpoint: store.endpoint, bucket: 'shop', region: 'ru-central1', ...keys });
  const pictures = createPictureWorks(storage, server.context.work);
  const keep = (path: string, hours: number) =>
    store.kept.set(`/shop/${path}`, { body: Buffer.from('bytes'), type: undefined, changed: hoursAgo(hours) });
  for (const key of ['abFirst', 'abSecond', 'zzThird', 'zzYoung']) {
    for (const name of ['320.webp', 'master.webp'])
      keep(`pictures/${key.slice(0, 2)}/${key}/${name}`, key === 'zzYoung' ? 1 : 48);
  }
  keep('pictures/readme.txt', 48);
  expect(await sweepStrayFiles({ ...server.context, storage, pictures }, 'cc')).toBe(3);
  expect([...store.kept.keys()]).toEqual([
    '/shop/pictures/zz/zzYoung/320.webp',
    '/shop/pictures/zz/zzYoung/master.webp',
    '/shop/pictures/readme.txt',
  ]);
});
