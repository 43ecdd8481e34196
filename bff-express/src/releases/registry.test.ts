import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { registrySnapshotSchema } from 'shared-contracts';
import { makeReleases } from '../testing/releases.ts';
import { startBff, withFreshBff } from '../testing/running-bff.ts';

const registryPath = '/b2b/bff/registry';

const bff = withFreshBff();

const snapshot = async (of = bff) => registrySnapshotSchema.parse((await of.call(registryPath)).json());
const orders = async (of = bff) => (await snapshot(of)).containers.find(({ name }) => name === 'mf-orders');

/** Waits until what is served satisfies; a release must be served within a second. */
async function within(seconds: number, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await sleep(25);
  }
}

const active = { 'host-shell': '1.0.0', 'shared-design-system': '1.0.0', 'mf-storefront': '1.0.0' } as const;

describe('the registry', () => {
  it('answers the active releases as one snapshot, and inlines the same into pages', async () => {
    const { revision, containers } = await snapshot();
    expect(revision).toBe(1);
    expect(containers.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'host-shell 1.0.0',
      'shared-design-system 1.0.0',
      'mf-storefront 1.0.0',
      'mf-orders 1.0.0',
    ]);
    const { text } = await bff.call('/b2b/');
    const boot = JSON.parse(/id="b2b-boot"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? '') as Record<string, unknown>;
    expect(boot.snapshot).toEqual({ revision, containers });
  });

  it('serves a release within a second of its activation, the one before as fallback, and takes it back', async () => {
    await bff.releases.release('mf-orders', '1.1.0');
    await bff.releases.activate({ ...active, 'mf-orders': '1.1.0' }, { 'mf-orders': ['1.0.0'] });
    await within(1, async () => (await orders())?.version === '1.1.0');
    expect(await orders()).toMatchObject({
      base: '/b2b/remotes/mf-orders/1.1.0/',
      entry: 'remoteEntry.js',
      fallback: { version: '1.0.0', base: '/b2b/remotes/mf-orders/1.0.0/', entry: 'remoteEntry.js' },
    });
    await bff.releases.activate({ ...active, 'mf-orders': '1.0.0' }, { 'mf-orders': [] });
    await within(1, async () => (await orders())?.version === '1.0.0');
    const old = await bff.call('/b2b/remotes/mf-orders/1.1.0/remoteEntry.js');
    expect(old.status).toBe(200);
  });

  it.each([
    ['whose release.json is cut off', 'release.json', '{"name":"mf-or'],
    ['whose release.json is of another release', 'release.json', '{"name":"mf-settings"}'],
    ['without release.json', null, ''],
  ])('passes a release over %s', async (_, file, text) => {
    if (file) await bff.releases.write(`remotes/mf-orders/2.0.0/${file}`, text);
    await bff.releases.write('remotes/mf-orders/2.0.0/remoteEntry.js', '');
    await bff.releases.activate({ ...active, 'mf-orders': '2.0.0' }, { 'mf-orders': ['1.0.0'] });
    await within(1, async () => (await snapshot()).revision === 2);
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
    await within(1, async () => (await snapshot()).revision === 2);
    expect((await orders())?.version).toBe('1.0.0');
  });

  it('keeps the last good snapshot while active.json makes no sense', async () => {
    for (const text of ['{', '{"revision":"x"}']) {
      await bff.releases.write('active.json', text);
      await sleep(500);
      expect((await snapshot()).revision).toBe(1);
      expect((await bff.call('/b2b/')).status).toBe(200);
    }
    await bff.releases.activate(active);
    await within(1, async () => (await orders()) === undefined);
  });

  it('waits for the first release', async () => {
    const releases = await makeReleases();
    const empty = await startBff({ releases });
    expect((await empty.call('/b2b/')).status).toBe(503);
    expect((await empty.call('/b2b/bff/readyz')).status).toBe(503);
    await releases.release('host-shell', '1.0.0', { routes: [{ path: '/', screen: 'home', access: 'public' }] });
    await releases.release('shared-design-system', '1.0.0');
    await releases.activate({ 'host-shell': '1.0.0', 'shared-design-system': '1.0.0' });
    await within(1, async () => (await empty.call('/b2b/')).status === 200);
    expect((await empty.call('/b2b/bff/readyz')).status).toBe(200);
    await empty.stop();
    await releases.remove();
  });

  it('takes a remote from where it is being developed', async () => {
    const env = { DEV_REMOTES: 'mf-orders=http://localhost:3201/remoteEntry.js' };
    const developing = await startBff({ env, releases: bff.releases });
    expect(await orders(developing)).toMatchObject({ base: 'http://localhost:3201/', entry: 'remoteEntry.js' });
    const page = await developing.call('/b2b/merchant/orders');
    expect(page.headers['content-security-policy']).toMatch(/connect-src [^;]*ws:\/\/localhost:3201/);
    await developing.stop();
  });
});
