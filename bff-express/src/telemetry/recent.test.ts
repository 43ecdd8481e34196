import { vitalBucket } from 'shared-contracts';
import { type CountedRelease, createRecentMetrics } from './recent.ts';

const release: CountedRelease = { name: 'mf-orders', version: '1.0.1', cohort: 'canary' };

function recentAt() {
  const clock = { seconds: 1_000 };
  return { clock, recent: createRecentMetrics(() => clock.seconds * 1000) };
}

it('tells what happened with a release in the last seconds, and of no other', () => {
  const { clock, recent } = recentAt();
  recent.add(release, 'load', 0);
  recent.add({ ...release, cohort: 'stable' }, 'load', 0);
  recent.add({ ...release, version: '1.0.0' }, 'load', 0);
  clock.seconds += 45;
  for (const kind of ['load', 'troubled', 'error', 'load_failure', 'render_failure', 'refusal', 'entry'] as const)
    recent.add(release, kind, 0);
  recent.add(release, 'LCP', vitalBucket('LCP', 1_900));
  const expected = { loads: 2, troubled: 1, errors: 1, loadFailures: 1, renderFailures: 1, refusals: 1 };
  expect(recent.read(release, 60)).toMatchObject(expected);
  expect(recent.read(release, 60).vitals.LCP).toEqual({ count: 1, p75: 2_000 });
  expect(recent.read(release, 30)).toMatchObject({ ...expected, loads: 1 });
});

it('tells networks with trouble apart, and pages that could not be rendered', () => {
  const { clock, recent } = recentAt();
  for (const network of ['9.9.9.9', '8.8.8.8', '9.9.9.9']) recent.addNetwork(release, network);
  for (const [address, isWell] of [
    ['/shop/a', false],
    ['/shop/a', false],
    ['/shop/b', false],
    ['/shop/c', true],
  ] as const)
    recent.addRendered(release, address, isWell);
  clock.seconds += 20;
  recent.addNetwork(release, '8.8.8.8');
  expect(recent.read(release, 60)).toMatchObject({ networks: 2, rendered: { well: 1, badly: 3, addresses: 2 } });
  expect(recent.read(release, 10)).toMatchObject({ networks: 1, rendered: { well: 0, badly: 0, addresses: 0 } });
});

it('forgets after a quarter of an hour', () => {
  const { clock, recent } = recentAt();
  recent.add(release, 'load', 0);
  clock.seconds += 14 * 60;
  expect(recent.read(release, 15 * 60).loads).toBe(1);
  clock.seconds += 60;
  expect(recent.read(release, 60 * 60).loads).toBe(0);
  recent.add(release, 'load', 0);
  expect(recent.read(release, 15 * 60).loads).toBe(1);
});

it('has nothing to tell of a release that nobody had', () => {
  expect(recentAt().recent.read(release, 60)).toEqual({
    loads: 0,
    troubled: 0,
    errors: 0,
    loadFailures: 0,
    renderFailures: 0,
    refusals: 0,
    networks: 0,
    rendered: { well: 0, badly: 0, addresses: 0 },
    vitals: expect.objectContaining({ LCP: { count: 0, p75: null } }),
  });
});
