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
import { causeOf, type LoadFailure } from './load-result.ts';
import { createLoader, retryMarkOf } from './loader.ts';
import { createRegistry } from './registry.ts';

const container = (name: ContainerName, version: string, fallback: string | null = null) => ({
  name,
  version,
  base: `/b2b/remotes/${name}/${version}/`,
  entry: 'remoteEntry.js',
  integrity: `hash of ${version}`,
  fallback:
    fallback === null
      ? null
      : {
          version: fallback,
          base: `/b2b/remotes/${name}/${fallback}/`,
          entry: 'remoteEntry.js',
          integrity: `hash of ${fallback}`,
        },
  manifest: manifestOf(name),
});
const snapshot = (version: string): RegistrySnapshot => ({
  revision: 1,
  containers: [container('mf-orders', version), container('shared-design-system', version, '0.9.0')],
});

function page(answer: (entry: string) => Promise<unknown>, fresh = '1.0.0') {
  const requested: string[] = [];
  const events: TelemetryEvent[] = [];
  const discarded: string[] = [];
  const entries = new Map<ContainerName, string>();
  const integrities: unknown[] = [];
  const runtime: FederationRuntime = {
    register: (name, entry, integrity) => {
      entries.set(name, entry);
      integrities.push(integrity);
    },
    load(name) {
      const entry = entries.get(name) ?? '';
      requested.push(entry);
      return answer(entry);
    },
    discard: (base) => discarded.push(base),
    shared: () => undefined,
  };
  const registry = createRegistry(snapshot('1.0.0'), async () => new Response(JSON.stringify(snapshot(fresh))));
  const report = (event: TelemetryEvent) => events.push(event);
  const accept = (module: unknown) => {
    if (typeof module !== 'string') throw new Error('is no module');
    return module;
  };
  const loader = createLoader({ registry, runtime, accept, report, limit: 50 });
  return { loader, registry, runtime, report, requested, integrities, events, discarded };
}

const hang = () => new Promise<unknown>(() => {});
const network = Object.assign(new Error('Failed to load script'), { name: 'ScriptNetworkError' });

it('loads a container once and gives everyone the same', async () => {
  const { loader, requested } = page(async () => 'orders');
  const results = await Promise.all([loader.load('mf-orders'), loader.load('mf-orders')]);
  expect(results).toEqual([
    { ok: true, value: 'orders', version: '1.0.0', ms: expect.any(Number) },
    { ok: true, value: 'orders', version: '1.0.0', ms: expect.any(Number) },
  ]);
  expect(requested).toEqual(['/b2b/remotes/mf-orders/1.0.0/remoteEntry.js']);
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

it('asks at once past what the browser keeps where the page’s own script had been refused, and calls it a first try', async () => {
  const { registry, runtime, report, requested, events } = page(async () => 'orders');
  const script = Object.assign(document.createElement('script'), { src: '/b2b/remotes/host/main.js?retry=abc1' });
  const accept = (module: unknown) => String(module);
  const loader = createLoader({ registry, runtime, accept, report, pageMark: retryMarkOf(script) });
  expect(await loader.load('mf-orders')).toMatchObject({ ok: true });
  expect(requested).toEqual(['/b2b/remotes/mf-orders/1.0.0/remoteEntry.js?retry=abc1']);
  expect(events.map(({ kind }) => kind)).toEqual(['remote-loaded']);
  expect([retryMarkOf(null), retryMarkOf(document.createElement('script'))]).toEqual([undefined, undefined]);
});

describe('another try', () => {
  it('asks for the present releases, takes the old scripts away and goes past every cache', async () => {
    let works = false;
    const { loader, requested, integrities, discarded, events } = page(
      async (): Promise<unknown> => (works ? 'orders' : Promise.reject(network)),
      '2.0.0',
    );
    await loader.load('mf-orders');
    works = true;
    expect(await loader.retry('mf-orders')).toMatchObject({ ok: true, value: 'orders', version: '2.0.0' });
    expect(discarded).toEqual(['/b2b/remotes/mf-orders/1.0.0/']);
    expect(requested[1]).toMatch(/^\/b2b\/remotes\/mf-orders\/2\.0\.0\/remoteEntry\.js\?retry=1-\w+$/);
    expect(integrities[1]).toBe('hash of 2.0.0');
    expect(loader.attempt('mf-orders')).toBe(1);
    expect(events.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'remote-failed 1.0.0',
      'remote-recovered 2.0.0',
    ]);
  });

  it('begins once, however often the button is pressed', async () => {
    const { loader, requested } = page(async () => Promise.reject(network));
    await loader.load('mf-orders');
    await Promise.all([loader.retry('mf-orders'), loader.retry('mf-orders')]);
    expect(requested).toHaveLength(2);
    await loader.retry('mf-orders');
    expect(new Set(requested).size).toBe(3);
  });

  it('asks the BFF itself for the present releases, not a cache of the browser', async () => {
    const requested: unknown[] = [];
    const registry = createRegistry(snapshot('1.0.0'), async (...request) => {
      requested.push(request);
      return new Response(JSON.stringify(snapshot('2.0.0')));
    });
    await registry.refresh();
    expect(requested).toEqual([['/b2b/bff/registry?page=%2F', { cache: 'no-store' }]]);
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

describe('a remote', () => {
  const before = (name: ContainerName) => container(name, '1.0.0', '0.9.0');
  function withFallback(answer: (entry: string) => Promise<unknown>, mismatch?: string) {
    const base = page(answer);
    const containers = { revision: 1, containers: [before('mf-orders')] };
    const registry = createRegistry(containers, async () => new Response(JSON.stringify(containers)));
    const { runtime, report } = base;
    const mismatchOf = async () => mismatch;
    const accept = (module: unknown) => module;
    return { ...base, loader: createLoader({ registry, runtime, report, accept, mismatchOf, limit: 50 }) };
  }
  const newFails = (how: unknown) => async (entry: string) =>
    entry.includes('/0.9.0/') ? 'before' : Promise.reject(how);

  it.each([
    ['answers an error', network, 'network'],
    ['throws', new Error('boom'), 'broken'],
  ])('whose release %s is shown by the one before, and telemetry says so', async (_, how, cause) => {
    const { loader, events, integrities } = withFallback(newFails(how));
    expect(await loader.load('mf-orders')).toMatchObject({
      ok: true,
      value: 'before',
      version: '0.9.0',
      insteadOf: { cause },
    });
    expect(loader.state('mf-orders').status).toBe('loaded');
    expect(events.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'remote-failed 1.0.0',
      'remote-fallback 0.9.0',
    ]);
    expect(integrities).toEqual(['hash of 1.0.0', 'hash of 0.9.0']);
  });

  it('that does not come in time is not asked for a second time over the same slow line', async () => {
    const { loader, requested } = withFallback((entry) =>
      entry.includes('/0.9.0/') ? Promise.resolve('before') : hang(),
    );
    expect(await loader.load('mf-orders')).toMatchObject({ ok: false, cause: 'timeout' });
    expect(requested).toHaveLength(1);
  });

  it('that has thrown is shown by the release before where it takes what the page does not have, and only once', async () => {
    const { loader, events } = withFallback(async (entry) => entry, 'mf-orders takes what this page does not have: x');
    await loader.load('mf-orders');
    await loader.blame('mf-orders');
    expect(loader.state('mf-orders')).toMatchObject({ status: 'loaded', result: { version: '0.9.0' } });
    expect(loader.attempt('mf-orders')).toBe(1);
    expect(events.map(({ kind, cause }) => `${kind} ${cause}`)).toEqual([
      'remote-loaded undefined',
      'remote-failed broken: mf-orders takes what this page does not have: x',
      'remote-fallback broken',
    ]);
    await loader.blame('mf-orders');
    expect(loader.attempt('mf-orders')).toBe(1);
  });

  it('that has thrown stays where nothing is missing on the page', async () => {
    const { loader, events } = withFallback(async (entry) => entry);
    const loaded = await loader.load('mf-orders');
    await loader.blame('mf-orders');
    expect(loader.state('mf-orders')).toEqual({ status: 'loaded', result: loaded });
    expect([loader.attempt('mf-orders'), events.map(({ kind }) => kind)]).toEqual([0, ['remote-loaded']]);
  });

  it('that is asked for again, and is a later one than the page can have, is shown by the one before', async () => {
    let up = false;
    const answer = async (entry: string) => (up ? entry : Promise.reject(new Error('boom')));
    const { loader } = withFallback(answer, 'mf-orders takes what this page does not have: x');
    expect(await loader.load('mf-orders')).toMatchObject({ ok: false });
    up = true;
    expect(await loader.retry('mf-orders')).toMatchObject({
      ok: true,
      version: '0.9.0',
      insteadOf: { cause: 'broken' },
    });
  });

  it('of which a part is broken goes on with the release before; where that one is, the failure stays', async () => {
    const { loader } = withFallback(async (entry) => entry);
    const loaded = await loader.load('mf-orders');
    if (!loaded.ok) throw new Error('not loaded');
    const failure = await loader.part(loaded, 'mf-orders', () => Promise.reject(new Error('boom')));
    const instead = await loader.fallBack(failure as LoadFailure);
    expect(instead).toMatchObject({ ok: true, version: '0.9.0' });
    const again = await loader.part(instead as typeof loaded, 'mf-orders', () => Promise.reject(new Error('boom')));
    expect(await loader.fallBack({ ...(again as LoadFailure), version: '0.9.0' })).toMatchObject({ ok: false });
  });
});

describe('the design system', () => {
  const options = (answer: (entry: string) => Promise<unknown>) => {
    const { registry, runtime, report, events, requested, discarded } = page(answer);
    const accept = (module: unknown) => module as DesignSystem;
    const loader = createLoader({ registry, runtime, accept, report, limit: 50, fallsBackLate: true });
    return { loader, events, requested, discarded };
  };
  const works = { shop: { DesignSystemProvider: () => null } };

  it('falls back to the last good release without the scripts of the other, and telemetry says so', async () => {
    const { loader, events, discarded } = options(async (entry) =>
      entry.includes('0.9.0') ? works : Promise.reject(network),
    );
    expect(await loadDesignSystem(loader)).toMatchObject({
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
    const { loader } = options(async () => Promise.reject(network));
    expect(await loadDesignSystem(loader)).toMatchObject({ ok: false, version: '1.0.0', cause: 'network' });
  });

  it('is tried anew when a person asks', async () => {
    let up = false;
    const { loader, requested } = options(async () => (up ? works : Promise.reject(network)));
    await loadDesignSystem(loader);
    up = true;
    expect(await loadDesignSystem(loader, true)).toMatchObject({ ok: true, version: '1.0.0' });
    expect(requested.at(-1)).toContain('?retry=');
  });

  it('is its shop part for shoppers, and all of it for the office, or none', async () => {
    expect(neededModules('/b2b/shop/verbena')).toEqual(['shop']);
    expect(neededModules('/b2b/merchants')).toEqual(['shop']);
    expect(neededModules('/b2b/merchant/orders')).toEqual(['shop', 'office']);
    const { runtime } = page(async () => undefined);
    const load = async (_: string, module?: string) => (module === 'office' ? Promise.reject(network) : works.shop);
    await expect(withModules({ ...runtime, load }, ['shop', 'office']).load('shared-design-system')).rejects.toBe(
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
