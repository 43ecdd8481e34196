import { compatibilityProblems, isWarning, problemsAmong, type ReleaseFacts } from './compatibility.ts';
import { remoteManifestSchema } from './remote-manifest.ts';

type Modules = NonNullable<ReleaseFacts['uses']>['modules'];

interface Made {
  brings?: Record<string, { version: string; names: string[] | null }>;
  takes?: Modules;
  calls?: Record<string, string>;
  routes?: string[];
  fills?: string[];
  offers?: string[];
}

const release = (name: string, version: string, facts: Made = {}): ReleaseFacts => ({
  name,
  version,
  provides: { modules: facts.brings ?? {} },
  uses: { modules: facts.takes ?? {}, operations: facts.calls ?? {} },
  manifest: remoteManifestSchema.parse({
    name,
    title: name,
    routes: (facts.routes ?? []).map((path) => ({ path, screen: 'x', access: 'public' })),
    slots: (facts.fills ?? []).map((slot) => ({ slot, component: 'x' })),
    offers: facts.offers ?? [],
    budget: { entry: 1, screen: 1 },
  }),
});

const runtime = (version: string, names: string[]) => ({ 'shared-runtime': { version, names } });
const host = release('host-shell', '1.0.0', { brings: runtime('1.2.0', ['Slot', 'debounce', 'z', 'z.object']) });
const taking = (range: string | null, names: string[] | null) =>
  release('mf-orders', '1.0.0', { takes: { 'shared-runtime': { range, names } } });
const user = { name: 'mf-orders', version: '1.0.0' };
const bringer = { name: 'host-shell', version: '1.0.0' };

it.each([
  ['a range that holds', '^1.1.0', ['Slot'], []],
  ['no range', null, ['Slot', 'z.object'], []],
  ['names that nobody can tell', '^1.2.0', null, []],
  ['a property of a name', null, ['debounce.cancel'], []],
  ['a later minor', '^1.3.0', ['Slot'], [{ kind: 'range', range: '^1.3.0', version: '1.2.0' }]],
  ['another major', '^2.0.0', ['Slot'], [{ kind: 'range', range: '^2.0.0', version: '1.2.0' }]],
  [
    'names that are not exported',
    null,
    ['throttle', 'z.date', 'Slot'],
    [{ kind: 'names', names: ['throttle', 'z.date'] }],
  ],
])('holds a release with %s against what brings the module', (_, range, names, problems) => {
  const common = { user, module: 'shared-runtime', bringer };
  expect(compatibilityProblems(taking(range, names), [host])).toEqual(problems.map((one) => ({ ...common, ...one })));
});

it('names a module that nobody brings, but not while the platform is not there or says nothing of itself', () => {
  const candidate = release('mf-orders', '1.0.0', { takes: { lodash: { range: null, names: null } } });
  const designSystem = release('shared-design-system', '1.0.0');
  expect(compatibilityProblems(candidate, [host, designSystem])).toEqual([{ kind: 'module', user, module: 'lodash' }]);
  const { provides: _, ...old } = host;
  expect(compatibilityProblems(candidate, [old, designSystem])).toEqual([]);
  expect(compatibilityProblems(candidate, [host])).toEqual([]);
});

it('holds a new shell against all that take something of it', () => {
  const active = [host, taking('^1.0.0', ['debounce']), release('mf-admin', '3.0.0')];
  const patch = release('host-shell', '1.0.1', { brings: runtime('1.2.1', ['Slot', 'debounce', 'more']) });
  expect(compatibilityProblems(patch, active)).toEqual([]);
  const dropping = release('host-shell', '1.1.0', { brings: runtime('1.3.0', ['Slot']) });
  expect(compatibilityProblems(dropping, active)).toEqual([
    {
      kind: 'names',
      user,
      module: 'shared-runtime',
      bringer: { name: 'host-shell', version: '1.1.0' },
      names: ['debounce'],
    },
  ]);
  const major = release('host-shell', '2.0.0', { brings: runtime('2.0.0', ['Slot', 'debounce']) });
  expect(compatibilityProblems(major, active)).toMatchObject([{ kind: 'range', user, version: '2.0.0' }]);
});

it('does not hold against a release what did not fit before it', () => {
  const active = [host, taking('^1.0.0', ['throttle'])];
  expect(problemsAmong(active)).toHaveLength(1);
  expect(compatibilityProblems(release('mf-admin', '1.0.0'), active)).toEqual([]);
  const next = release('host-shell', '1.0.1', { brings: runtime('1.2.1', ['Slot', 'debounce']) });
  expect(compatibilityProblems(next, active)).toEqual([]);
});

it('asks of each call that it is offered at the same address', () => {
  const calls = { listOrders: 'POST /orders', readOrder: 'POST /v1/order', gone: 'POST /gone' };
  const candidate = release('mf-orders', '1.0.0', { calls });
  const offered = { listOrders: 'POST /orders', readOrder: 'POST /v2/order' };
  expect(compatibilityProblems(candidate, [], offered)).toEqual([
    { kind: 'operations', user, operations: ['readOrder', 'gone'] },
  ]);
  expect(compatibilityProblems(candidate, [])).toEqual([]);
});

it('lets no address be two containers’, whatever their parameters are called', () => {
  const owner = release('mf-parcels', '2.0.0', { routes: ['/merchant/orders/:id'] });
  const candidate = release('mf-orders', '1.0.0', { routes: ['/merchant/Orders/:orderId', '/merchant/orders'] });
  expect(compatibilityProblems(candidate, [owner])).toEqual([
    { kind: 'route', user, path: '/merchant/Orders/:orderId', bringer: { name: 'mf-parcels', version: '2.0.0' } },
  ]);
});

it('warns of slots that are filled and not offered, both ways', () => {
  const filler = release('mf-orders', '1.0.0', { fills: ['dashboard.main'] });
  const offering = release('host-shell', '1.0.0', { offers: ['dashboard.main'] });
  expect(compatibilityProblems(filler, [offering])).toEqual([]);
  const problems = [
    ...compatibilityProblems(filler, [host]),
    ...compatibilityProblems(release('host-shell', '1.1.0'), [offering, filler]),
  ];
  expect(problems).toEqual([
    { kind: 'slot', user, slot: 'dashboard.main' },
    { kind: 'slot', user, slot: 'dashboard.main' },
  ]);
  expect(problems.every(isWarning)).toBe(true);
});
