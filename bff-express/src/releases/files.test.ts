import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { itNeeding } from 'tooling/needs';
import { withBff } from '../testing/running-bff.ts';

const main = '/b2b/remotes/host-shell/1.0.0/main.js';

const bff = withBff();
beforeAll(async () => {
  const { dir, write } = bff.releases;
  await write('secret.txt', 'secret');
  await write('remotes/host-shell/1.0.0/main.js.br', 'as brotli');
  await write('remotes/host-shell/1.0.0/main.js.gz', 'as gzip');
  await write('remotes/host-shell/1.0.0/assets/logo.svg', '<svg/>');
  await symlink(join(dir, 'secret.txt'), join(dir, 'remotes/host-shell/1.0.0/link.txt'));
  await write('remotes/host-shell/1.0.0/server.cjs', 'module.exports = {}');
  await write('remotes/host-shell/unfinished/main.js', 'no release.json yet');
});

async function openFiles(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(join('/proc/self/fd', fd)).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.startsWith(bff.releases.dir));
}

describe('files of releases', () => {
  itNeeding(process.platform === 'linux', 'Linux')('are closed, also for browsers that leave at once', async () => {
    await bff.releases.release('host-shell', '1.0.3');
    await bff.releases.write('remotes/host-shell/1.0.3/large.js', 'x'.repeat(4_000_000));
    for (let after = 0; after < 40; after += 1) {
      const socket = connect(bff.port, '127.0.0.1');
      socket.write('GET /b2b/remotes/host-shell/1.0.3/large.js HTTP/1.1\r\nhost: localhost\r\n\r\n');
      await sleep(after / 4);
      socket.destroy();
    }
    const end = Date.now() + 5_000;
    while ((await openFiles()).length > 0 && Date.now() < end) await sleep(50);
    expect(await openFiles()).toEqual([]);
  });

  it('are immutable and have their types', async () => {
    const script = await bff.call(main);
    expect([script.status, script.text]).toEqual([200, '/* host-shell 1.0.0 */']);
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    const deeper = await bff.call('/b2b/remotes/host-shell/1.0.0/assets/logo.svg?v=1');
    expect([deeper.status, deeper.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it.each([
    ['br, gzip', 'br', 'as brotli'],
    ['gzip, deflate', 'gzip', 'as gzip'],
    ['identity', undefined, '/* host-shell 1.0.0 */'],
  ])('come as the browser takes them: %s', async (accepted, encoding, text) => {
    const answer = await bff.call(main, { headers: { 'accept-encoding': accepted } });
    expect([answer.headers['content-encoding'], answer.text]).toEqual([encoding, text]);
    expect(answer.headers['content-length']).toBe(String(text.length));
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('answer HEAD without a body, and nothing else but GET', async () => {
    const head = await bff.call(main, { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', '22']);
    expect((await bff.call(main, { method: 'POST' })).status).toBe(404);
  });

  it.each([
    '/b2b/remotes/host-shell/1.0.0/',
    '/b2b/remotes/host-shell/1.0.0',
    '/b2b/remotes/host-shell/1.0.0/assets',
    '/b2b/remotes/host-shell/1.0.0/assets/',
    '/b2b/remotes/host-shell/',
    '/b2b/remotes/',
    '/b2b/remotes/host-shell/9.9.9/main.js',
    '/b2b/remotes/host-shell/1.0.0/server.cjs',
    '/b2b/remotes/host-shell/unfinished/main.js',
    '/b2b/remotes/mf-other/1.0.0/remoteEntry.js',
    '/b2b/remotes/host-shell/1.0.0/link.txt',
    '/b2b/remotes/host-shell/../mf-orders/1.0.0/remoteEntry.js',
    '/b2b/remotes/host-shell/./1.0.0/main.js',
    '/b2b/remotes/host-shell/../../secret.txt',
    '/b2b/remotes/host-shell/../../../secret.txt',
    '/b2b/remotes/host-shell/1.0.0/../../../secret.txt',
    '/b2b/remotes/host-shell/1.0.0/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/b2b/remotes/host-shell/1.0.0/..%2f..%2f..%2fsecret.txt',
    '/b2b/remotes/host-shell/1.0.0//main.js',
    '/b2b/remotes/host-shell/1.0.0/main.js%00',
  ])('do not exist at %s', async (path) => {
    const answer = await bff.call(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
  });

  it('never leave their folder, however a path is spelled', async () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '',
      '%2e%2e',
      '..%2f',
      '\\..',
      'host-shell',
      '1.0.0',
      'secret.txt',
      'remotes',
      'main.js',
      '%00',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        const { text } = await bff.call(`/b2b/remotes/${pieces.join('/')}`);
        return !text.includes('secret') && (!text.startsWith('/*') || text === '/* host-shell 1.0.0 */');
      }),
      { numRuns: 300 },
    );
  });

  it('that were cleared away are not there, and come back when they do', async () => {
    const path = 'remotes/host-shell/1.0.1/main.js';
    await bff.releases.release('host-shell', '1.0.1');
    expect((await bff.call(`/b2b/${path}`)).status).toBe(200);
    await rm(join(bff.releases.dir, path));
    expect((await bff.call(`/b2b/${path}`)).status).toBe(404);
    await bff.releases.write(path, '/* host-shell 1.0.1 */');
    expect((await bff.call(`/b2b/${path}`)).status).toBe(200);
  });
});
