import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { registrySnapshotSchema } from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { makeReleases } from '../testing/releases.ts';
import { startBff, withFreshBff } from '../testing/running-bff.ts';

const registryPath = '/b2b/bff/registry';

const bff = withFreshBff();

const snapshot = async (of = bff) => registrySnapshotSchema.parse((await of.call(registryPath)).json());
const orders = async (of = bff) => (await snapshot(of)).containers.find(({ name }) => name === 'mf-orders');

const active = { 'host-shell': '1.0.0', 'shared-design-system': '1.0.0', 'mf-storefront': '1.0.0' } as const;

describe('the registry', () => {
  it('answers the active releases as one snapshot, and inlines the same into pages', async () => {
    const { revision, containers } = await snapshot();
    expect(revision).toBe(1);
    expect(containers.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'host-shell 1.0.0',
      'shared-design-system 1.0.0',
      'mf-orders 1.0.0',
      'mf-storefront 1.0.0',
    ]);
    const { text } = await bff.call('/b2b/');
    const boot = JSON.parse(/id="b2b-boot"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '') as Record<string, unknown>;
    expect(boot.snapshot).toEqual({ revision, containers });
  });

  it('serves a release once it is activated, the one before as fallback, and takes it back', async () => {
    await bff.releases.release('mf-orders', '1.1.0');
    await bff.releases.activate({ ...active, 'mf-orders': '1.1.0' }, { 'mf-orders': ['1.0.0'] });
    await waitUntil(async () => (await orders())?.version === '1.1.0');
    expect(await orders()).toMatchObject({
      base: '/b2b/remotes/mf-orders/1.1.0/',
      entry: 'remoteEntry.js',
      integrity: 'sha256-pAsOhmMFLq/DrYP0oEcZkfVZxs87engsbfd+eMppuXM=',
      fallback: {
        version: '1.0.0',
        base: '/b2b/remotes/mf-orders/1.0.0/',
        entry: 'remoteEntry.js',
        integrity: 'sha256-NAst3VmYMz7qwvfJaO8kQLxL5AfFRB1sObsCzDDYsEQ=',
      },
    });
    await bff.releases.activate({ ...active, 'mf-orders': '1.0.0' }, { 'mf-orders': [] });
    await waitUntil(async () => (await orders())?.version === '1.0.0');
    const old = await bff.call('/b2b/remotes/mf-orders/1.1.0/remoteEntry.js');
    expect(old.status).toBe(200);
  });

  it('tells a page that is open which releases are served by now, with whatever it calls', async () => {
    const heard = async () => {
      const answers = [
        await bff.call('/b2b/bff/auth/session'),
        await bff.call('/b2b/bff/api/users-api/products', { method: 'POST' }),
        await bff.call(registryPath, { method: 'HEAD' }),
      ];
      return answers.map(({ headers }) => headers['x-releases']);
    };
    expect(await heard()).toEqual(['1', '1', '1']);
    await bff.releases.activate(active);
    await waitUntil(async () => (await snapshot()).revision === 2);
    expect(await heard()).toEqual(['2', '2', '2']);
  });

  it.each([
    ['whose release.json is cut off', 'release.json', '{"name":"mf-or'],
    ['whose release.json is of another release', 'release.json', '{"name":"mf-settings"}'],
    ['without release.json', null, ''],
  ])('passes a release over %s', async (_, file, text) => {
    if (file) await bff.releases.write(`remotes/mf-orders/2.0.0/${file}`, text);
    await bff.releases.write('remotes/mf-orders/2.0.0/remoteEntry.js', '');
    await bff.releases.activate({ ...active, 'mf-orders': '2.0.0' }, { 'mf-orders': ['1.0.0'] });
    await waitUntil(async () => (await snapshot()).revision === 2);
    expect((await orders())?.version).toBe('1.0.0');
    expect(
      bff.log.some(({ level, name, version }) => level === 50 && name === 'mf-orders' && version === '2.0.0'),
    ).toBe(true);
  });

  it('passes a release over whose first script is missing', async () => {
    await bff.releases.release('mf-orders', '2.0.0', { files: { 'other.js': '' } });
    const json = await readFile(`${bff.releases.dir}/remotes/mf-orders/2.0.0/release.json`, 'utf8');
    await bff.releases.write('remotes/mf-orders/2.0.0/release.json', json.replaceAll('remoteEntry.js', 'missing.js'));
    await bff.releases.activate({ ...active, 'mf-orders': '2.0.0' }, {});
    await waitUntil(async () => (await snapshot()).revision === 2);
    expect((await orders())?.version).toBe('1.0.0');
  });

  it('takes a remote that nobody named before, while it runs', async () => {
    await bff.releases.release('mf-reviews', '1.0.0');
    await bff.releases.activate({ ...active, 'mf-orders': '1.0.0', 'mf-reviews': '1.0.0' });
    await waitUntil(async () => (await snapshot()).containers.some(({ name }) => name === 'mf-reviews'));
  });

  it.each([
    ['whose name is none', { '../../etc': '1.0.0' }],
    ['whose version leads elsewhere', { 'mf-reviews': '../../mf-orders/1.0.0' }],
    ['whose version is no text', { 'mf-reviews': 7 }],
    ['that lies nowhere', { 'mf-reviews': '1.0.0' }],
  ])('skips an entry %s, says so, and serves the rest', async (_, entry) => {
    await bff.releases.release('mf-orders', '1.1.0');
    const all = { ...active, 'mf-orders': '1.1.0', ...entry } as Record<string, string>;
    await bff.releases.activate(all);
    await waitUntil(async () => (await orders())?.version === '1.1.0');
    expect((await snapshot()).containers).toHaveLength(4);
    const [name] = Object.keys(entry);
    expect(bff.log.some((line) => line.level === 50 && line.name === name)).toBe(true);
  });

  it.each(['remoteEntry.js', 'chunk.js', 'server.cjs'])(
    'passes a release over of which a byte of %s has changed',
    async (file) => {
      await bff.releases.release('mf-orders', '2.0.0', {
        files: { 'chunk.js': 'chunk' },
        server: 'exports.screens = {};',
      });
      const path = `remotes/mf-orders/2.0.0/${file}`;
      const content = await readFile(`${bff.releases.dir}/${path}`);
      content.writeUInt8(content.readUInt8(3) ^ 1, 3);
      await bff.releases.write(path, content.toString());
      await bff.releases.activate({ ...active, 'mf-orders': '2.0.0' }, { 'mf-orders': ['1.0.0'] });
      await waitUntil(async () => (await snapshot()).revision === 2);
      expect((await orders())?.version).toBe('1.0.0');
      expect(bff.log.some(({ cause }) => String(cause).includes(`${file} is not the file that was released`))).toBe(
        true,
      );
    },
  );

  it('keeps the last good snapshot while active.json makes no sense', async () => {
    for (const text of ['{', '{"revision":"x"}']) {
      await bff.releases.write('active.json', text);
      await sleep(500);
      expect((await snapshot()).revision).toBe(1);
      expect((await bff.call('/b2b/')).status).toBe(200);
    }
    await bff.releases.activate(active);
    await waitUntil(async () => (await orders()) === undefined);
  });

  it('waits for the first release', async () => {
    const releases = await makeReleases();
    const empty = await startBff({ releases });
    expect((await empty.call('/b2b/')).status).toBe(503);
    expect((await empty.call('/b2b/bff/readyz')).status).toBe(503);
    await releases.release('host-shell', '1.0.0', { routes: [{ path: '/', screen: 'home', access: 'public' }] });
    await releases.release('shared-design-system', '1.0.0');
    await releases.activate({ 'host-shell': '1.0.0', 'shared-design-system': '1.0.0' });
    await waitUntil(async () => (await empty.call('/b2b/')).status === 200);
    expect((await empty.call('/b2b/bff/readyz')).status).toBe(200);
    await empty.stop();
    await releases.remove();
  });
});
