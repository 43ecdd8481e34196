import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryList } from 'shared-contracts';
import { createKeyPair } from 'shared-node/release-signatures';
import { checkout, dataPaths } from '../../config/data-folder.ts';

const at = '2026-11-30T12:00:00.000Z';
const team = 'platform';
const dataDir = mkdtempSync(join(tmpdir(), 'first-releases-'));
const { releases } = dataPaths(dataDir);

type Body = Record<'name' | 'version' | 'reason' | 'manifest', string>;

function makeRegistry() {
  const registry: RegistryList & { activations: number } = {
    revision: 0,
    containers: [],
    history: [],
    /** So many releases can be made active; then it answers no more. */
    activations: 0,
  };
  const { containers, history } = registry;
  const find = (name: string) => containers.find((one) => one.name === name);
  const note = (kind: string, name: string, version: string, reason: string) =>
    history.unshift({ at, name, version, kind, actor: `team ${team}`, commit: '', reason });
  const calls: Record<string, (body: Body) => object | undefined> = {
    list: ({ name }) => ({ ...registry, history: history.filter((line) => !name || line.name === name) }),
    register: ({ name }) => {
      const nothing = { stable: null, can_take_back: false, canary: null, pinned: false };
      containers.push({ name, team, ...nothing, releases: [] });
      return {};
    },
    'missing-files': () => ({ hashes: [] }),
    publish: ({ manifest, reason }) => {
      const { name, version } = JSON.parse(manifest) as Body;
      find(name)?.releases.push({ version, commit: '', published_at: at, served_at: null });
      note('published', name, version, reason);
      return { name, version };
    },
    activate: ({ name, version, reason }) => {
      const container = find(name);
      if (!container || registry.activations === 0) return undefined;
      registry.activations -= 1;
      registry.revision += 1;
      container.stable = version;
      note('activated', name, version, reason);
      return { revision: registry.revision, stable: version };
    },
  };
  const stable = () => Object.fromEntries(containers.map((one) => [one.name, one.stable]));
  return { registry, calls, find, stable };
}

let { registry, calls, find, stable } = makeRegistry();
const platform = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const call = calls[/\/api\/registry\/(.+)$/.exec(request.url ?? '')?.[1] ?? ''];
  const { revision } = registry;
  const answer = call
    ? call(JSON.parse(Buffer.concat(chunks).toString()) as Body)
    : { revision, registryRevision: revision, containers: [], givenUp: [] };
  response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
}).listen(0, '127.0.0.1');

beforeAll(async () => {
  if (!platform.listening) await once(platform, 'listening');
  const built = { 'mf-orders': '1.0.0', 'host-shell': '1.0.0', 'mf-settings': '1.0.0' };
  for (const [name, version] of Object.entries(built)) {
    const folder = join(releases, 'remotes', name, version);
    mkdirSync(folder, { recursive: true });
    const manifest = { name, title: name, routes: [], budget: { entry: 1, screen: 1 } };
    const release = { name, version, builtAt: at, entry: 'e.js', preload: [], files: [], manifest };
    writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  }
  writeFileSync(join(releases, 'active.json'), JSON.stringify({ revision: 1, active: built, previous: {} }));
});
beforeEach(() => {
  ({ registry, calls, find, stable } = makeRegistry());
});
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const publishFirst = () =>
  new Promise<boolean>((resolve) => {
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      B2B_DATA_DIR: dataDir,
      REMOTE_ORIGIN: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
      REMOTE_TEAM: team,
      REMOTE_TOKEN: 'token',
      REMOTE_KEY: createKeyPair().privateKey,
    };
    const script = 'tooling/release/registry/first-releases.ts';
    execFile(process.execPath, [script], { cwd: checkout, env }, (error) => resolve(error === null));
  });

it('finishes a first publication that broke off', async () => {
  registry.activations = 1;
  expect(await publishFirst()).toBe(false);
  expect(stable()).toEqual({ 'host-shell': '1.0.0', 'mf-orders': null, 'mf-settings': null });
  registry.activations = 10;
  expect(await publishFirst()).toBe(true);
  expect(stable()).toEqual({ 'host-shell': '1.0.0', 'mf-orders': '1.0.0', 'mf-settings': '1.0.0' });
  expect(registry.history.map(({ kind }) => kind).reverse()).toEqual([
    ...['published', 'published', 'published'],
    ...['activated', 'activated', 'activated'],
  ]);
});

it('lets a platform in use start though what was left cannot become active any more', async () => {
  registry.activations = 1;
  await publishFirst();
  expect(await publishFirst()).toBe(true);
  expect(stable()).toEqual({ 'host-shell': '1.0.0', 'mf-orders': null, 'mf-settings': null });
});

it('publishes nothing on a platform in use, and activates nothing that was taken back', async () => {
  registry.activations = 3;
  expect(await publishFirst()).toBe(true);
  for (const name of ['mf-orders', 'mf-settings']) Object.assign(find(name) ?? {}, { stable: null });
  // A remote of this checkout that nobody has registered.
  registry.containers.splice(
    registry.containers.findIndex(({ name }) => name === 'mf-settings'),
    1,
  );
  registry.activations = 10;
  expect(await publishFirst()).toBe(true);
  expect(stable()).toEqual({ 'host-shell': '1.0.0', 'mf-orders': null });
});
