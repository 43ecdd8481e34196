import type { ContainerName, RegistrySnapshot, TelemetryEvent } from 'shared-contracts';
import { manifestOf } from '../testing/loading.ts';
import {
  acceptDesignSystem,
  type DesignSystem,
  loadDesignSystem,
  neededModules,
  withModules,
} from './design-system.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import { causeOf } from './load-result.ts';
import { createLoader } from './loader.ts';
import { createRegistry } from './registry.ts';

const container = (name: ContainerName, version: string, fallback: string | null = null) => ({
  name,
  version,
  base: `/b2b/remotes/${name}/${version}/`,
  entry: 'remoteEntry.js',
  fallback:
    fallback === null
      ? null
      : { version: fallback, base: `/b2b/remotes/${name}/${fallback}/`, entry: 'remoteEntry.js' },
  manifest: manifestOf(name),
});
const snapshot = (version: string): RegistrySnapshot => ({
  revision: 1,
  containers: [container('mf-orders', version), container('shared-design-system', version, '0.9.0')],
});

/** A page whose scripts come, fail or hang as the test says. */
function page(answer: (entry: string) => Promise<unknown>, fresh = '1.0.0') {
  const asked: string[] = [];
  const events: TelemetryEvent[] = [];
  const discarded: string[] = [];
  const entries = new Map<ContainerName, string>();
  const runtime: FederationRuntime = {
    register: (name, entry) => entries.set(name, entry),
    load(name) {
      const entry = entries.get(name) ?? '';
      asked.push(entry);
      return answer(entry);
    },
    discard: (base) => discarded.push(base),
  };
  const registry = createRegistry(snapshot('1.0.0'), async () => new Response(JSON.stringify(snapshot(fresh))));
  const report = (event: TelemetryEvent) => events.push(event);
  const accept = (module: unknown) => {
    if (typeof module !== 'string') throw new Error('is no module');
    return module;
  };
  const loader = createLoader({ registry, runtime, accept, report, limit: 50 });
  return { loader, registry, runtime, report, asked, events, discarded };
}

const hang = () => new Promise<unknown>(() => {});
const network = Object.assign(new Error('Failed to load script'), { name: 'ScriptNetworkError' });

it('loads a container once and gives everyone the same', async () => {
  const { loader, asked } = page(async () => 'orders');
  const results = await Promise.all([loader.load('mf-orders'), loader.load('mf-orders')]);
  expect(results).toEqual([
    { ok: true, value: 'orders', version: '1.0.0', ms: expect.any(Number) },
    { ok: true, value: 'orders', version: '1.0.0', ms: expect.any(Number) },
  ]);
  expect(asked).toEqual(['/b2b/remotes/mf-orders/1.0.0/remoteEntry.js']);
  expect(loader.state('mf-orders').status).toBe('loaded');
});

it.each<[string, () => Promise<unknown>, string]>([
  ['an error of the server', async () => Promise.reject(network), 'network'],
  ['something else than it should be', async () => 7, 'broken'],
  ['nothing within the limit', hang, 'timeout'],
])('makes a value with its cause of %s, and says so once', async (_, answer, cause) => {
  const { loader, events } = page(answer);
  const result = await loader.load('mf-orders');
  expect(result).toMatchObject({ ok: false, name: 'mf-orders', version: '1.0.0', cause });
  expect(await loader.load('mf-orders')).toBe(result);
  expect(loader.state('mf-orders')).toEqual({ status: 'failed', result });
  expect(events.map(({ kind }) => kind)).toEqual(['remote-failed']);
});

it('keeps pending apart from loaded and failed', async () => {
  const { loader } = page(hang);
  expect(loader.state('mf-orders').status).toBe('idle');
  const loading = loader.load('mf-orders');
  expect(loader.state('mf-orders').status).toBe('pending');
  await loading;
  expect(loader.state('mf-orders').status).toBe('failed');
});

it('says of a container without a release that it is broken', async () => {
  const { loader } = page(hang);
  expect(await loader.load('mf-admin')).toMatchObject({ ok: false, cause: 'broken', version: '' });
});

describe('another try', () => {
  it('asks for the present releases, takes the old scripts away and goes past every cache', async () => {
    let works = false;
    const { loader, asked, discarded, events } = page(
      async (): Promise<unknown> => (works ? 'orders' : Promise.reject(network)),
      '2.0.0',
    );
    await loader.load('mf-orders');
    works = true;
    expect(await loader.retry('mf-orders')).toMatchObject({ ok: true, value: 'orders', version: '2.0.0' });
    expect(discarded).toEqual(['/b2b/remotes/mf-orders/1.0.0/']);
    expect(asked[1]).toMatch(/^\/b2b\/remotes\/mf-orders\/2\.0\.0\/remoteEntry\.js\?retry=1-\w+$/);
    expect(loader.attempt('mf-orders')).toBe(1);
    expect(events.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'remote-failed 1.0.0',
      'remote-recovered 2.0.0',
    ]);
  });

  it('begins once, however often the button is pressed', async () => {
    const { loader, asked } = page(async () => Promise.reject(network));
    await loader.load('mf-orders');
    await Promise.all([loader.retry('mf-orders'), loader.retry('mf-orders')]);
    expect(asked).toHaveLength(2);
    await loader.retry('mf-orders');
    expect(new Set(asked).size).toBe(3);
  });

  it('asks the BFF itself for the present releases, not a cache of the browser', async () => {
    const asked: unknown[] = [];
    const registry = createRegistry(snapshot('1.0.0'), async (...request) => {
      asked.push(request);
      return new Response(JSON.stringify(snapshot('2.0.0')));
    });
    await registry.refresh();
    expect(asked).toEqual([['/b2b/bff/registry', { cache: 'no-store' }]]);
    expect(registry.entry('mf-orders')?.version).toBe('2.0.0');
  });

  it('keeps the known releases when the BFF does not answer', async () => {
    const registry = createRegistry(snapshot('1.0.0'), async () => Promise.reject(new TypeError('offline')));
    await registry.refresh();
    expect(registry.entry('mf-orders')?.version).toBe('1.0.0');
  });
});

it('shows after all what comes after its time, unless something else was tried', async () => {
  let come = (_: unknown) => {};
  const { loader, events } = page(() => new Promise((resolve) => (come = resolve)));
  await loader.load('mf-orders');
  const changes: string[] = [];
  loader.subscribe(() => changes.push(loader.state('mf-orders').status));
  come('orders');
  await new Promise((resolve) => setTimeout(resolve));
  expect(changes).toEqual(['loaded']);
  expect(loader.attempt('mf-orders')).toBe(1);
  expect(events.at(-1)).toMatchObject({ kind: 'remote-recovered' });
});

it('shows nothing that an earlier try brings late, once a later one has failed', async () => {
  let come = (_: unknown) => {};
  let tries = 0;
  const { loader, events } = page(() => {
    tries += 1;
    return tries === 1 ? new Promise((resolve) => (come = resolve)) : Promise.reject(network);
  });
  await loader.load('mf-orders');
  const second = await loader.retry('mf-orders');
  come('orders');
  await new Promise((resolve) => setTimeout(resolve));
  expect(loader.state('mf-orders')).toEqual({ status: 'failed', result: second });
  expect(second).toMatchObject({ ok: false, cause: 'network' });
  expect(events.map(({ kind }) => kind)).toEqual(['remote-failed', 'remote-failed']);
});

it('counts a container as failed when a part of it does not come', async () => {
  const { loader } = page(async () => 'orders');
  const loaded = await loader.load('mf-orders');
  if (!loaded.ok) throw new Error('did not load');
  expect(await loader.part(loaded, 'mf-orders', async () => 'screen')).toBe('screen');
  expect(await loader.part(loaded, 'mf-orders', hang)).toMatchObject({ ok: false, cause: 'timeout' });
  expect(loader.state('mf-orders').status).toBe('failed');
});

it.each([
  [Object.assign(new Error('Loading chunk a failed.\n(timeout: http://x)'), { name: 'ChunkLoadError' }), 'timeout'],
  [Object.assign(new Error('Loading chunk a failed.\n(error: http://x)'), { name: 'ChunkLoadError' }), 'network'],
  [Object.assign(new Error('Loading chunk a failed.\n(missing: http://x)'), { name: 'ChunkLoadError' }), 'broken'],
  ['a text', 'broken'],
])('reads the cause out of %s', (error, cause) => {
  expect(causeOf(error)).toBe(cause);
});

describe('the design system', () => {
  const options = (answer: (entry: string) => Promise<unknown>) => {
    const { registry, runtime, report, events, asked, discarded } = page(answer);
    const accept = (module: unknown) => module as DesignSystem;
    const loader = createLoader({ registry, runtime, accept, report, limit: 50 });
    return { options: { loader, registry, runtime, report, limit: 50 }, events, asked, discarded };
  };
  const works = { shop: { DesignSystemProvider: () => null } };

  it('falls back to the last good release without the scripts of the other, and telemetry says so', async () => {
    const {
      options: given,
      events,
      discarded,
    } = options(async (entry) => (entry.includes('0.9.0') ? works : Promise.reject(network)));
    expect(await loadDesignSystem(given)).toMatchObject({
      ok: true,
      value: works,
      version: '0.9.0',
      insteadOf: { version: '1.0.0', cause: 'network' },
    });
    expect(events.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'remote-failed 1.0.0',
      'remote-fallback 0.9.0',
    ]);
    expect(discarded).toEqual(['/b2b/remotes/shared-design-system/1.0.0/']);
  });

  it('is a failure only when the earlier release fails too', async () => {
    const { options: given } = options(async () => Promise.reject(network));
    expect(await loadDesignSystem(given)).toMatchObject({ ok: false, version: '1.0.0', cause: 'network' });
  });

  it('is tried anew when a person asks', async () => {
    let up = false;
    const { options: given, asked } = options(async () => (up ? works : Promise.reject(network)));
    await loadDesignSystem(given);
    up = true;
    expect(await loadDesignSystem(given, true)).toMatchObject({ ok: true, version: '1.0.0' });
    expect(asked.at(-1)).toContain('?retry=');
  });

  it('is its shop part for shoppers, and all of it for the office, or none', async () => {
    expect(neededModules('/b2b/shop/verbena')).toEqual(['shop']);
    expect(neededModules('/b2b/merchants')).toEqual(['shop']);
    expect(neededModules('/b2b/merchant/orders')).toEqual(['shop', 'index']);
    const { runtime } = page(async () => undefined);
    const load = async (_: string, module?: string) => (module === 'index' ? Promise.reject(network) : works.shop);
    await expect(withModules({ ...runtime, load }, ['shop', 'index']).load('shared-design-system')).rejects.toBe(
      network,
    );
    expect(acceptDesignSystem(await withModules({ ...runtime, load }, ['shop']).load('shared-design-system'))).toEqual(
      works,
    );
    for (const broken of [{}, { shop: {} }, { shop: works.shop, index: null }]) {
      expect(() => acceptDesignSystem(broken)).toThrow('no design system');
    }
  });
});
