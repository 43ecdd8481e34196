import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { jpeg, newPicture } from '../testing/pictures.ts';
import { newMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();
let path: string;
let stored: string[] = [];
let puts: jest.SpyInstance;
const folderFiles = () => readdirSync(join(server.folder, 'content'), { recursive: true }).map(String).sort();

beforeAll(async () => {
  const { storage } = server.context;
  puts = jest.spyOn(storage, 'put');
  const shop = await newMerchant(server);
  const { link } = await newPicture(server, shop, 'shop-logo', { file: await jpeg(1000, 500) });
  path = link.replace('/b2b/bff/s3', '');
  stored = folderFiles();
});

const get = (query = '', headers: Record<string, string> = {}) => server.send(path + query, { headers });
const picture = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

it.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
  ['image/png', 'image/jpeg', 'jpeg'],
])('to %s it sends %s', async (accept, type, format) => {
  const response = await get('?w=320', { accept });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('vary')).toBe('accept');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const { width, height, format: is } = await picture(response);
  expect([width, height, is]).toEqual([320, 160, format]);
});

it('does not make a picture larger than it is, and sends it whole without a width', async () => {
  expect((await picture(await get('?w=1280', { accept: 'image/webp' }))).width).toBe(1000);
  expect((await picture(await get('', { accept: 'image/avif,image/webp' }))).format).toBe('webp');
});

it.each(['?w=100', '?w=', '?w=abc', '?w=320.0', '?w=320&w=640'])('%s is a 400 that names the width', async (query) => {
  const { status, problem } = await server.refused(path + query);
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'w']);
});

it('answers 304 to who has it already', async () => {
  const accept = 'image/webp';
  const etag = (await get('?w=160', { accept })).headers.get('etag') ?? '';
  expect((await get('?w=160', { accept, 'if-none-match': etag })).status).toBe(304);
  expect((await get('?w=160', { accept: '*/*', 'if-none-match': etag })).status).toBe(200);
});

it('makes a variant once, however many ask for it at the same time', async () => {
  const before = folderFiles().length;
  puts.mockClear();
  const bodies = await Promise.all(
    Array.from({ length: 10 }, async () => (await get('?w=960', { accept: 'image/avif' })).arrayBuffer()),
  );
  expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1);
  expect([puts.mock.calls.length, folderFiles().length]).toEqual([1, before + 1]);
});

it.each([
  'pictures/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'secrets/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'pictures/..%2f..%2f..%2fetc%2fpasswd',
  'pictures/short',
  'pictures/%00',
])('%s is not there', async (name) => {
  const { status, headers } = await server.refused(`/v1/content/file/${name}`);
  expect([status, headers.get('cache-control')]).toEqual([
    404,
    name.includes('AAA') && name.startsWith('p') ? 'no-store' : null,
  ]);
});

it('keeps the picture under a name that nobody guesses', () => {
  expect(stored.at(-1)).toMatch(/^pictures\/..\/[\w-]{32}\/master\.webp$/);
});
