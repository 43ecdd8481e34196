import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPublicAddress } from '../outgoing/public-address.ts';
import { downloadPicture as downloadTo } from './safe-download.ts';

let server: Server;
let host: string;
let asked: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'b2b-download-'));
const download = async (link: string, rules: Parameters<typeof downloadTo>[2] = {}): Promise<Buffer> => {
  const file = join(folder, 'file');
  await downloadTo(link, file, rules);
  return readFileSync(file);
};
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/picture') response.end('bytes of a picture');
    else if (request.url === '/inside') response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
    else if (request.url === '/again') response.writeHead(302, { location: '/again' }).end();
    else if (request.url === '/there') response.writeHead(302, { location: '/picture' }).end();
    else if (request.url === '/slow') return;
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  server.closeAllConnections();
  server.close();
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2a00:1450:4010:c0f::71'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  () => `http://${host}/picture`,
  () => `http://localhost:${host.split(':')[1]}/picture`,
  () => 'http://localhost/picture',
  () => 'http://2130706433/picture',
  () => 'http://0x7f.1/picture',
  () => 'http://[::1]/picture',
  () => 'http://[::ffff:7f00:1]/picture',
  () => 'http://169.254.169.254/latest/meta-data/',
  () => 'http://example.com:22/',
  () => 'http://user:secret@example.com/',
  () => 'file:///etc/passwd',
  () => 'not an address',
])('does not ask %s', async (link) => {
  await expect(download(link())).rejects.toMatchObject({ reason: 'address' });
  expect(asked).toEqual([]);
});

it('asks a host that is allowed, and follows it there', async () => {
  const bytes = await download(`http://${host}/there`, { allowed: [host] });
  expect(bytes.toString()).toBe('bytes of a picture');
});

it('looks at each redirect anew', async () => {
  await expect(download(`http://${host}/inside`, { allowed: [host] })).rejects.toMatchObject({ reason: 'address' });
  await expect(download(`http://${host}/again`, { allowed: [host] })).rejects.toMatchObject({ reason: 'answer' });
  expect(asked).toHaveLength(5);
});

it('gives up on what is missing, too large or too slow', async () => {
  const rules = { allowed: [host] };
  await expect(download(`http://${host}/missing`, rules)).rejects.toMatchObject({ reason: 'answer' });
  await expect(download(`http://${host}/picture`, { ...rules, most: 17 })).rejects.toMatchObject({ reason: 'answer' });
  expect(await download(`http://${host}/picture`, { ...rules, most: 18 })).toHaveLength(18);
  await expect(download(`http://${host}/slow`, { ...rules, timeout: 50 })).rejects.toMatchObject({ reason: 'answer' });
});
