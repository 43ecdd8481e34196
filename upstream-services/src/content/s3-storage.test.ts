import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const problem = (code: string, message: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

/** A store that speaks as much of S3's protocol as a folder of files needs. */
const kept = new Map<string, { body: Buffer; type: string | undefined }>();
const authorizations: (string | undefined)[] = [];
let store: Server;
let storage: Storage;

beforeAll(async () => {
  store = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = (request.url ?? '').split('?', 1)[0] as string;
    authorizations.push(request.headers.authorization);
    const found = kept.get(path);
    if (request.method === 'PUT') {
      kept.set(path, { body: Buffer.concat(chunks), type: request.headers['content-type'] });
      response.end();
    } else if (request.method === 'DELETE') {
      kept.delete(path);
      response.writeHead(204).end();
    } else if (path.includes('broken'))
      response.writeHead(403, { 'content-type': 'application/xml' }).end(problem('AccessDenied', 'Access Denied'));
    else if (found) response.end(found.body);
    else
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end(problem('NoSuchKey', 'The key does not exist'));
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  storage = createS3Storage({
    endpoint,
    bucket: 'shop',
    region: 'ru-central1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

it('puts, gets and removes under the bucket, signed', async () => {
  await storage.put('pictures/ab/abc/master.webp', Buffer.from('bytes'), 'image/webp');
  expect(kept.get('/shop/pictures/ab/abc/master.webp')).toEqual({ body: Buffer.from('bytes'), type: 'image/webp' });
  expect(await storage.get('pictures/ab/abc/master.webp')).toEqual(Buffer.from('bytes'));
  await storage.remove('pictures/ab/abc/master.webp');
  expect(await storage.get('pictures/ab/abc/master.webp')).toBeNull();
  for (const header of authorizations)
    expect(header).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d+\/ru-central1\/s3\//);
});

it('tells a failure from a missing file', async () => {
  await expect(storage.get('broken')).rejects.toThrow('Access Denied');
});
