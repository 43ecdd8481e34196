import type { ReleaseTelemetry } from 'shared-contracts';
import { compareReleases, modulesOf, troubledShareOf, vitalOf } from './modules.ts';

type Cohort = ReleaseTelemetry['cohort'];

const release = (version: string, more: Partial<ReleaseTelemetry> = {}): ReleaseTelemetry =>
  ({ name: 'mf-orders', version, cohort: 'stable', loads: 50, troubled: 0, ...more }) as ReleaseTelemetry;

it.each([
  ['a fifth more', 100, 120, 'same'],
  ['more than a fifth more', 100, 121, 'worse'],
  ['a fifth less', 100, 80, 'same'],
  ['more than a fifth less', 100, 79, 'better'],
  ['anything where nothing was', 0, 1, 'worse'],
  ['one that is not known', 100, null, 'same'],
  ['one that was not known', null, 100, 'same'],
])('%s than before (%p, %p) is %s', (_, was, value, expected) => {
  const [now, before] = [release('2'), release('1')];
  expect(compareReleases({ now, before }, (compared) => (compared === now ? value : was))).toBe(expected);
});

it.each([
  [50, 50, 'worse'],
  [49, 5000, 'same'],
  [5000, 49, 'same'],
])('%d pages of the present release and %d of the one before decide: %s', (loads, loadsBefore, expected) => {
  const now = release('2', { loads, troubled: 10 });
  const before = release('1', { loads: loadsBefore, troubled: 0 });
  expect(compareReleases({ now, before }, troubledShareOf)).toBe(expected);
});

it.each([
  [{ loads: 200, troubled: 5 }, 0.025],
  [{ loads: 0, troubled: 3 }, 1],
  [{ loads: 4, troubled: 0 }, 0],
  [{ loads: 0, troubled: 0 }, null],
  [undefined, null],
])('of %j pages the share with an error is %p', (counts, share) => {
  expect(troubledShareOf(counts)).toBe(share);
});

it('knows no vital of a release of which nothing was heard', () => {
  expect(vitalOf(undefined, 'LCP')).toBeNull();
});

function moduleOf(served: object, releases: ReleaseTelemetry[], registered: object[] = [], givenUp: object[] = []) {
  const container = { name: 'mf-orders', version: '5', fallback: null, manifest: { title: 'Заказы' }, ...served };
  const [module] = modulesOf({ served: { containers: [container], givenUp }, releases, registered } as never);
  return module;
}

const tried = { name: 'mf-orders', team: 'florists', stable: '5', canary: { version: '7', share: 5, merchants: [] } };

it('before a release stood what it falls back to, else the last that was heard of and was everybody’s', () => {
  const heard = [
    release('7', { cohort: 'canary' as Cohort }),
    release('7'),
    release('6'),
    release('5'),
    release('4', { cohort: 'canary' as Cohort }),
    release('9', { name: 'mf-settings' }),
    release('3', { loads: 70 }),
  ];
  const bad = [{ name: 'mf-orders', version: '6', why: 'it never comes to an end' }];
  expect(moduleOf({}, heard, [tried], bad)).toMatchObject({ previous: '3', before: { loads: 70 }, givenUp: bad[0] });
  expect(moduleOf({ fallback: { version: '4' } }, heard, [tried], bad)).toMatchObject({ previous: '4' });
  expect(moduleOf({ fallback: { version: '4' } }, heard)?.before).toBeUndefined();
  expect(moduleOf({}, [release('5')])).toMatchObject({ previous: null, givenUp: null });
});

it('counts of the one that is tried are those of who tries it', () => {
  const heard = [release('7', { loads: 1 }), release('7', { cohort: 'canary' as Cohort, loads: 2 })];
  expect(moduleOf({}, heard, [tried])).toMatchObject({ trial: { loads: 2 }, now: undefined });
});

it('there is nothing to hold or take back of what the registry does not serve', () => {
  const unknown = { team: null, pinned: false, inRegistry: false, canTakeBack: false, canary: null };
  expect(moduleOf({}, [])).toMatchObject(unknown);
  const registered = { name: 'mf-orders', team: 'florists', stable: null, canary: null, pinned: true };
  expect(moduleOf({}, [], [{ ...registered, can_take_back: true }])).toMatchObject({
    team: 'florists',
    pinned: true,
    inRegistry: false,
    canTakeBack: true,
  });
  expect(moduleOf({}, [], [{ ...registered, name: 'mf-settings' }])).toMatchObject(unknown);
});
