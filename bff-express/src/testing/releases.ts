import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type ActiveReleases,
  type ContainerName,
  type ReleaseProvides,
  type ReleaseUses,
  type RemoteManifestInput,
  serverBundleFile,
} from 'shared-contracts';
import { sha256 } from 'shared-node/release-signatures';
import { atEnd } from './at-end.ts';

export interface MadeRelease {
  routes?: RemoteManifestInput['routes'];
  fonts?: string[];
  screens?: Record<string, string[]>;
  takes?: Record<string, string[]>;
  lends?: Record<string, string[]>;
  files?: Record<string, string>;
  server?: string;
  slots?: RemoteManifestInput['slots'];
  uses?: Partial<ReleaseUses>;
  provides?: ReleaseProvides['modules'];
  builtAt?: string;
  unhashed?: string;
}

export interface MadeReleases {
  dir: string;
  release(name: ContainerName, version: string, options?: MadeRelease): Promise<void>;
  activate(active: ActiveReleases['active'], previous?: ActiveReleases['previous']): Promise<void>;
  write(path: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

const shopRoutes: RemoteManifestInput['routes'] = [
  { path: '/shop/:merchantName', screen: 'shop', access: 'public' },
  { path: '/shop/:merchantName/product/:productId', screen: 'product', access: 'public' },
  { path: '/shop/:merchantName/order/:publicToken', screen: 'order', access: 'public' },
];

const ordersRoutes: RemoteManifestInput['routes'] = [
  { path: '/merchant/orders', screen: 'orders', access: 'merchant' },
  { path: '/merchant/orders/:id', screen: 'order', access: 'merchant' },
];

export async function makeReleases(): Promise<MadeReleases> {
  const dir = await mkdtemp(join(tmpdir(), 'bff-releases-'));
  let revision = 0;
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  };
  return {
    dir,
    write,
    release: async (name, version, options = {}) => {
      const { routes = [], slots = [], fonts = [], screens = {}, takes = {}, lends = {}, files = {}, server } = options;
      const { builtAt = '2026-01-01T00:00:00Z', uses, provides } = options;
      const entry = name === 'host-shell' ? 'main.js' : 'remoteEntry.js';
      const all = { [entry]: `/* ${name} ${version} */`, ...files };
      const folder = `remotes/${name}/${version}`;
      for (const [path, text] of Object.entries(all)) await write(`${folder}/${path}`, text);
      if (server !== undefined) await write(`${folder}/${serverBundleFile}`, server);
      const written = server === undefined ? all : { ...all, [serverBundleFile]: server };
      const release = {
        name,
        version,
        builtAt,
        entry,
        preload: [entry],
        screens,
        takes,
        lends,
        fonts,
        server: server === undefined ? null : serverBundleFile,
        files: Object.entries(all).map(([path, text]) => ({ path, bytes: text.length, brotli: text.length })),
        hashes: Object.fromEntries(
          Object.entries(written).flatMap(([path, text]) => (path === options.unhashed ? [] : [[path, sha256(text)]])),
        ),
        ...(uses ? { uses: { modules: {}, operations: {}, ...uses } } : {}),
        ...(provides ? { provides: { modules: provides } } : {}),
        manifest: { name, title: name, routes, slots, budget: { entry: 1, screen: 1 } },
      };
      await write(`${folder}/release.json`, JSON.stringify(release));
    },
    activate: async (active, previous = {}) => {
      revision += 1;
      await write('active.json.tmp', JSON.stringify({ revision, active, previous }));
      await rename(join(dir, 'active.json.tmp'), join(dir, 'active.json'));
    },
    remove: atEnd(() => rm(dir, { recursive: true, force: true })),
  };
}

export async function makePlatformReleases(): Promise<MadeReleases> {
  const releases = await makeReleases();
  await releases.release('host-shell', '1.0.0', {
    routes: [{ path: '/', screen: 'home', access: 'public' }],
    lends: { zod: ['zod.js'] },
    files: { 'zod.js': '' },
  });
  await releases.release('shared-design-system', '1.0.0', {
    fonts: ['roboto.woff2'],
    screens: { product: ['product.js'] },
    files: { 'roboto.woff2': 'font', 'product.js': '' },
  });
  await releases.release('mf-storefront', '1.0.0', {
    routes: shopRoutes,
    screens: { shop: ['shop.js'] },
    files: { 'shop.js': '/* the shop */' },
    takes: { product: ['product', 'zod'] },
  });
  await releases.release('mf-orders', '1.0.0', { routes: ordersRoutes });
  await releases.activate({
    'host-shell': '1.0.0',
    'shared-design-system': '1.0.0',
    'mf-storefront': '1.0.0',
    'mf-orders': '1.0.0',
  });
  return releases;
}
