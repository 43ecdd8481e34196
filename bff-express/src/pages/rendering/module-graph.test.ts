import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PageRequest } from 'shared-contracts';
import { evaluateGraph, type OpenPage } from './module-graph.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const megabyte = 1024 * 1024;
const react = { once: true };
const packages = new Map<string, object>([['react', react]]);

/** Bundles that hold on to each other and to a megabyte, and are half a megabyte of source. */
const bundlesOf = (version: number) => ({
  'host-shell': {
    file: 'host.cjs',
    code: `const { look } = require('shared-design-system/shop');
      const source = '${'ж'.repeat(megabyte / 4)}';
      const held = new Array(${megabyte / 8}).fill(${version}.5);
      exports.runtime = { react: require('react'), held, version: ${version} };
      exports.openPage = async (request, remotes) => ({ look, held: held[0], ...remotes['mf-storefront'].seen });`,
  },
  'shared-design-system': { file: 'ds.cjs', code: `exports.look = 'look ${version}';` },
  'mf-storefront': {
    file: 'mf.cjs',
    code: `const runtime = require('shared-runtime');
      exports.seen = { version: runtime.version, sameReact: runtime.react === require('react'), look: require('shared-design-system').look };`,
  },
});

// These bundles make no page: they answer with what they see.
const open = (openPage: OpenPage) => openPage({} as PageRequest) as unknown as Promise<Record<string, unknown>>;

it('gives bundles each other and the packages of the process, each once', async () => {
  expect(await open(evaluateGraph(bundlesOf(7), packages))).toEqual({
    look: 'look 7',
    held: 7.5,
    version: 7,
    sameReact: true,
  });
});

it('says which bundle of the platform asks for what is not there', () => {
  const bundles = { ...bundlesOf(1), 'shared-design-system': { file: 'ds.cjs', code: "require('node:fs')" } };
  expect(() => evaluateGraph(bundles, packages)).toThrow('shared-design-system asks for node:fs');
});

it('fails the pages of a remote whose bundle is broken, each time with its cause, and no other remote’s', async () => {
  const shell = {
    file: 'host.cjs',
    code: 'exports.openPage = async ({ url }, remotes) => ({ shown: remotes[url].shown });',
  };
  const bundles = {
    ...bundlesOf(1),
    'host-shell': shell,
    'mf-orders': { file: 'orders.cjs', code: "require('node:fs')" },
    'mf-storefront': { file: 'mf.cjs', code: "exports.shown = 'shop';" },
  };
  const openPage = evaluateGraph(bundles, packages);
  const shown = (url: string) => openPage({ url } as PageRequest);
  for (let count = 0; count < 2; count += 1) {
    await expect(shown('mf-orders')).rejects.toThrow('mf-orders asks for node:fs');
    expect(await shown('mf-storefront')).toEqual({ shown: 'shop' });
  }
});

it('lets go of what was replaced: after 200 swaps memory is as it was', async () => {
  let openPage = evaluateGraph(bundlesOf(0), packages);
  await open(openPage);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let version = 1; version <= 200; version += 1) {
    openPage = evaluateGraph(bundlesOf(version), packages);
    await open(openPage);
  }
  collectGarbage();
  // Three hundred megabytes went through; what a test runner gathers meanwhile is none of them.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(40 * megabyte);
  expect((await open(openPage)).version).toBe(200);
});
