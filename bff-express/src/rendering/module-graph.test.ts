import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PageRequest } from 'shared-contracts';
import type { Bundle } from './messages.ts';
import { evaluateGraph, type OpenPage } from './module-graph.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const megabyte = 1024 * 1024;
const react = { once: true };
const packages = new Map<string, object>([['react', react]]);

const bundlesOf = (version: number): Bundle[] => [
  {
    name: 'host-shell',
    file: 'host.cjs',
    code: `const { look } = require('shared-design-system/shop');
      const source = '${'ж'.repeat(megabyte / 4)}';
      const held = new Array(${megabyte / 8}).fill(${version}.5);
      exports.runtime = { react: require('react'), held, version: ${version} };
      exports.openPage = async (request, remotes) => ({ look, held: held[0], ...remotes['mf-storefront'].seen });`,
  },
  { name: 'shared-design-system', file: 'ds.cjs', code: `exports.look = 'look ${version}';` },
  {
    name: 'mf-storefront',
    file: 'mf.cjs',
    code: `const runtime = require('shared-runtime/page');
      exports.seen = { version: runtime.version, sameReact: runtime.react === require('react'), look: require('shared-design-system').look };`,
  },
];

const withCode = (name: string, code: string): Bundle[] => [
  ...bundlesOf(1).filter((bundle) => bundle.name !== name),
  { name, file: `${name}.cjs`, code },
];

const graphOf = (bundles: Bundle[]) => evaluateGraph(bundles, packages);

// These bundles make no page: they answer with what they see.
const open = (openPage: OpenPage) => openPage({} as PageRequest) as unknown as Promise<Record<string, unknown>>;

it('gives bundles each other and the packages of the process, each once', async () => {
  expect(await open(graphOf(bundlesOf(7)).openPage)).toEqual({
    look: 'look 7',
    held: 7.5,
    version: 7,
    sameReact: true,
  });
});

it('says which bundle of the platform asks for what is not there, and opens no page', async () => {
  const { openPage, broken } = graphOf(withCode('shared-design-system', "require('node:fs')"));
  expect(broken).toMatchObject({ name: 'shared-design-system', why: expect.stringContaining('asks for node:fs') });
  await expect(open(openPage)).rejects.toThrow('shared-design-system asks for node:fs');
});

it('tells of each bundle before it runs', () => {
  const names: string[] = [];
  evaluateGraph(bundlesOf(1), packages, (name) => names.push(name));
  expect(names).toEqual(['shared-design-system', 'host-shell', 'mf-storefront']);
});

it('fails the pages of a remote whose bundle is broken, each time with its cause, and no other remote’s', async () => {
  const shell = 'exports.openPage = async ({ url }, remotes) => ({ shown: remotes[url].shown });';
  const bundles = [
    ...withCode('host-shell', shell).filter(({ name }) => name !== 'mf-storefront'),
    { name: 'mf-orders', file: 'orders.cjs', code: "require('node:fs')" },
    { name: 'mf-storefront', file: 'mf.cjs', code: "exports.shown = 'shop';" },
  ];
  const { openPage, broken } = graphOf(bundles);
  expect(broken?.name).toBe('mf-orders');
  const shown = (url: string) => openPage({ url } as PageRequest);
  for (let count = 0; count < 2; count += 1) {
    await expect(shown('mf-orders')).rejects.toThrow('mf-orders asks for node:fs');
    expect(await shown('mf-storefront')).toEqual({ shown: 'shop' });
  }
});

it.each([
  ['the shell', 'shared-runtime/page', ['version', 'dropped']],
  ['the design system', 'shared-design-system/shop', ['look', 'dropped']],
  ['a package', 'react', ['once', 'dropped']],
])('fails a remote whose release takes what %s does not export, before its bundle runs', (_, module, names) => {
  const bundles = bundlesOf(1).map((bundle) =>
    bundle.name === 'mf-storefront' ? { ...bundle, takes: { [module]: { range: null, names } } } : bundle,
  );
  expect(graphOf(bundles).broken).toEqual({
    name: 'mf-storefront',
    why: `Error: mf-storefront takes of ${module} what is not exported: dropped`,
  });
});

it('lets go of what was replaced: after 200 swaps memory is as it was', async () => {
  let { openPage } = graphOf(bundlesOf(0));
  await open(openPage);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let version = 1; version <= 200; version += 1) {
    openPage = graphOf(bundlesOf(version)).openPage;
    await open(openPage);
  }
  collectGarbage();
  // Three hundred megabytes went through; what a test runner gathers meanwhile is none of them.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(40 * megabyte);
  expect((await open(openPage)).version).toBe(200);
});
