import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type FakeS3, startFakeS3 } from 'tooling/fake-s3';
import { isTransientError } from '../db/errors.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let store: FakeS3;
let storage: Storage;

beforeAll(async () => {
  store = await startFakeS3();
  storage = createS3Storage({
    endpoint: store.endpoint,
    bucket: 'shop',
    region: 'ru-central1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});
afterAll(() => store.close());

it('puts, gets and removes under the bucket, signed', async () => {
  await storage.put('pictures/ab/abc/master.webp', Buffer.from('bytes'), 'image/webp');
  expect(store.kept.get('/shop/pictures/ab/abc/master.webp')).toEqual({
    body: Buffer.from('bytes'),
    type: 'image/webp',
  });
  expect(await storage.get('pictures/ab/abc/master.webp')).toEqual(Buffer.from('bytes'));
  await storage.remove('pictures/ab/abc/master.webp');
  expect(await storage.get('pictures/ab/abc/master.webp')).toBeNull();
  for (const header of store.authorizations)
    expect(header).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d+\/ru-central1\/s3\//);
});

it('tells a failure from a missing file', async () => {
  await expect(storage.get('broken')).rejects.toThrow('Access Denied');
});

it('gives up on a store that takes requests and says nothing, as on one that may answer later', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const waiting = createS3Storage({ endpoint, bucket: 'shop', region: 'ru-central1', ...keys }, 200);
  const put = waiting.put('pictures/ab/abc/master.webp', Buffer.from('bytes'), 'image/webp');
  const error = await put.catch((caught: unknown) => caught);
  expect(isTransientError(error)).toBe(true);
  expect(isTransientError(await waiting.get('pictures/ab').catch((caught: unknown) => caught))).toBe(true);
  silent.close();
});
