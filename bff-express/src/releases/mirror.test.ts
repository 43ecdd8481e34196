import { readFile, rm } from 'node:fs/promises';
import { type ContainerName, registryAnswerSchema } from 'shared-contracts';
import { countersign, createKeyPair, sha256, signRelease, signSnapshot } from 'shared-node/release-signatures';
import { waitUntil } from 'tooling/wait-until';
import { type FakeRegistry, makeRegistry } from '../testing/fake-registry.ts';
import type { Script } from '../testing/fake-service.ts';
import { type MadeReleases, makePlatformReleases } from '../testing/releases.ts';
import { type RunningBff, startBff } from '../testing/running-bff.ts';

let releases: MadeReleases;
let fake: FakeRegistry;
const running: RunningBff[] = [];

beforeEach(async () => {
  releases = await makePlatformReleases();
  fake = await makeRegistry();
});
afterEach(async () => {
  for (const bff of running.splice(0)) await bff.stop();
  await fake.remove();
});

const publicOrigins = { PUBLIC_ORIGIN_BLOOM: 'https://bloom.example', PUBLIC_ORIGIN_MUM: 'https://mum.example' };

async function start(env: Record<string, string> = {}, answers = true): Promise<RunningBff> {
  const answer: Script = answers ? fake.script() : (_seen, response) => response.destroy();
  const bff = await startBff({ releases, env: { REGISTRY_KEYS: fake.publicKey, ...env }, answer });
  running.push(bff);
  return bff;
}

const servedBy = async (bff: RunningBff, name: ContainerName): Promise<string | undefined> =>
  registryAnswerSchema
    .parse((await bff.call('/b2b/bff/registry')).json())
    .containers.find((entry) => entry.name === name)?.version;

it('serves what was published elsewhere, with its files, and goes on serving it while the services are away', async () => {
  await fake.publish('mf-orders', '2.0.0', { files: { 'a.js': 'hello' } });
  fake.activate('mf-orders', '2.0.0');
  const bff = await start();
  await waitUntil(async () => (await servedBy(bff, 'mf-orders')) === '2.0.0');
  expect((await bff.call('/b2b/remotes/mf-orders/2.0.0/a.js')).text).toBe('hello');
  expect(await servedBy(bff, 'mf-storefront')).toBe('1.0.0');
  await bff.stop();
  running.splice(0);
  const alone = await start({}, false);
  expect(await servedBy(alone, 'mf-orders')).toBe('2.0.0');
});

it('goes back to what was built here where the first release is taken back', async () => {
  await fake.publish('mf-orders', '2.0.0');
  fake.activate('mf-orders', '2.0.0');
  const bff = await start();
  await waitUntil(async () => (await servedBy(bff, 'mf-orders')) === '2.0.0');
  fake.activate('mf-orders', null);
  await waitUntil(async () => (await servedBy(bff, 'mf-orders')) === '1.0.0');
});

it.each([
  ['a file that is another than its hash says', (hash: string) => fake.files.set(hash, Buffer.from('hellO'))],
  ['a file that does not come', (hash: string) => fake.files.delete(hash)],
  [
    'a manifest that its team has not signed',
    () => {
      const [release] = fake.payload.releases;
      if (release) release.signature = signRelease(createKeyPair().privateKey, release.team, release.manifest);
    },
  ],
  [
    'a release that the registry has not countersigned',
    () => {
      const [release] = fake.payload.releases;
      if (release) release.countersignature = countersign(createKeyPair().privateKey, release);
    },
  ],
  ['a snapshot that another key has signed', () => (fake.key = createKeyPair().privateKey)],
])('does not serve %s', async (_, change) => {
  await fake.publish('mf-orders', '2.0.0', { files: { 'a.js': 'hello' } });
  fake.activate('mf-orders', '2.0.0');
  change(sha256('hello'));
  const bff = await start();
  await waitUntil(async () =>
    bff.log.some(({ msg }) => /^(a release did not come|the registry says nothing new)/.test(String(msg))),
  );
  expect(await servedBy(bff, 'mf-orders')).toBe('1.0.0');
  expect((await bff.call('/b2b/remotes/mf-orders/2.0.0/remoteEntry.js')).status).toBe(404);
});

it('goes on with what other teams release while one cannot be had, and serves that once it comes', async () => {
  await fake.publish('mf-orders', '2.0.0', { files: { 'a.js': 'hello' } });
  const lost = fake.files.get(sha256('hello')) as Buffer;
  fake.files.delete(sha256('hello'));
  await fake.publish('mf-settings', '2.0.0');
  fake.activate('mf-orders', '2.0.0');
  fake.activate('mf-settings', '2.0.0');
  const bff = await start();
  await waitUntil(async () => (await servedBy(bff, 'mf-settings')) === '2.0.0');
  expect(await servedBy(bff, 'mf-orders')).toBe('1.0.0');
  await fake.publish('mf-settings', '2.1.0');
  fake.activate('mf-settings', '2.1.0', { previous: ['2.0.0'] });
  await waitUntil(async () => (await servedBy(bff, 'mf-settings')) === '2.1.0');
  fake.files.set(sha256('hello'), lost);
  await waitUntil(async () => (await servedBy(bff, 'mf-orders')) === '2.0.0');
});

it('fetches a release anew of which a file was cut short, as by a power cut', async () => {
  const files = { 'a.js': 'hello' };
  await fake.publish('mf-orders', '2.0.0', { files });
  fake.activate('mf-orders', '2.0.0');
  await releases.release('mf-orders', '2.0.0', { files });
  await releases.write('remotes/mf-orders/2.0.0/a.js', 'hel');
  const bff = await start();
  await waitUntil(async () => (await servedBy(bff, 'mf-orders')) === '2.0.0');
  expect((await bff.call('/b2b/remotes/mf-orders/2.0.0/a.js')).text).toBe('hello');
});

it('serves in production only what is signed, whatever lies in its folder', async () => {
  await fake.publish('mf-orders', '2.0.0');
  await fake.publish('mf-orders', '2.1.0');
  fake.activate('mf-orders', '2.0.0');
  const production = { STAGE: 'production', ...publicOrigins };
  const bff = await start(production);
  await waitUntil(async () => (await servedBy(bff, 'mf-orders')) === '2.0.0');
  // What `active.json` says was built here counts for nothing.
  expect(await servedBy(bff, 'mf-storefront')).toBeUndefined();
  // Nor what a browser asks for.
  const overridden = await bff.call('/b2b/?b2b-releases=mf-storefront%401.0.0');
  expect([overridden.status, overridden.headers['set-cookie']]).toEqual([503, undefined]);
  const { text } = await bff.call('/b2b/', {
    headers: { cookie: '__Host-b2b_releases=mf-orders@2.1.0; b2b_releases=mf-orders@2.1.0' },
  });
  expect(text).not.toContain('2.1.0');
  fake.activate('mf-orders', '2.1.0', { previous: ['2.0.0'] });
  await waitUntil(async () => (await servedBy(bff, 'mf-orders')) === '2.1.0');
  await bff.stop();
  running.splice(0);
  // Somebody writes the folder: the manifest, its hashes with it, are not what was signed.
  const folder = 'remotes/mf-orders/2.1.0';
  await releases.write(`${folder}/remoteEntry.js`, 'evil');
  const manifest = await readFile(`${releases.dir}/${folder}/release.json`, 'utf8');
  const release = JSON.parse(manifest) as { hashes: Record<string, string> };
  release.hashes['remoteEntry.js'] = sha256('evil');
  await releases.write(`${folder}/release.json`, JSON.stringify(release));
  const attacked = await start(production, false);
  expect(await servedBy(attacked, 'mf-orders')).toBe('2.0.0');
  await attacked.stop();
  running.splice(0);
  // Once the registry answers, what was changed is fetched anew.
  const mended = await start(production);
  await waitUntil(async () => (await mended.call(`/b2b/${folder}/remoteEntry.js`)).text.includes('2.1.0'));
});

it('serves in production no release that leaves a hash out', async () => {
  await fake.publish('mf-orders', '2.0.0');
  await fake.publish('mf-orders', '2.1.0', { files: { 'a.js': 'hello' }, unhashed: 'a.js' });
  fake.activate('mf-orders', '2.1.0', { previous: ['2.0.0'] });
  const bff = await start({ STAGE: 'production', ...publicOrigins });
  await waitUntil(async () => (await servedBy(bff, 'mf-orders')) === '2.0.0');
  expect(bff.log).toContainEqual(
    expect.objectContaining({ version: '2.1.0', cause: expect.stringContaining('it does not say what a.js is') }),
  );
});

it('takes nothing from a snapshot on its disk that nobody has signed', async () => {
  await fake.publish('mf-orders', '2.0.0');
  fake.activate('mf-orders', '2.0.0');
  await releases.release('mf-orders', '2.0.0');
  await releases.write(
    'registry.json',
    JSON.stringify(signSnapshot(createKeyPair().privateKey, JSON.stringify(fake.payload))),
  );
  const bff = await start({}, false);
  expect(await servedBy(bff, 'mf-orders')).toBeUndefined();
  await rm(`${releases.dir}/registry.json`);
  await waitUntil(async () => (await servedBy(bff, 'mf-orders')) === '1.0.0');
});

it('deletes releases that the registry keeps no more, and none that was built here', async () => {
  await fake.publish('mf-orders', '2.0.0');
  await fake.publish('mf-orders', '2.1.0');
  fake.activate('mf-orders', '2.1.0', { previous: ['2.0.0'] });
  const bff = await start();
  await waitUntil(async () => (await bff.call('/b2b/remotes/mf-orders/2.0.0/remoteEntry.js')).status === 200);
  fake.payload.releases = fake.payload.releases.filter(({ version }) => version !== '2.0.0');
  fake.activate('mf-orders', '2.1.0');
  const fileOf = (version: string) =>
    readFile(`${releases.dir}/remotes/mf-orders/${version}/release.json`).catch(() => null);
  await waitUntil(async () => (await fileOf('2.0.0')) === null);
  expect(await fileOf('2.1.0')).not.toBeNull();
  expect(await fileOf('1.0.0')).not.toBeNull();
});
