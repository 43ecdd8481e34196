import { type VitalName, vitalNames } from 'shared-contracts';
import type { RecentMetrics } from './recent.ts';
import { whyWorse } from './watch-canary-metrics.ts';

const vitalsOf = (known: Partial<Record<VitalName, [count: number, p75: number]>>): RecentMetrics['vitals'] =>
  Object.fromEntries(
    vitalNames.map((name) => [name, { count: known[name]?.[0] ?? 0, p75: known[name]?.[1] ?? null }]),
  ) as RecentMetrics['vitals'];

const reading = (
  loads: number,
  troubled: number,
  vitals = vitalsOf({}),
  { networks = troubled, rendered = { well: 0, badly: 0, addresses: 0 } }: Partial<RecentMetrics> = {},
): RecentMetrics => ({
  networks,
  rendered,
  loads,
  troubled,
  errors: troubled,
  loadFailures: 0,
  renderFailures: 0,
  refusals: 0,
  vitals,
});

it.each([
  ['two bad pages of a small shop are chance', reading(2, 2), reading(0, 0), false],
  ['three bad pages of ten, where the stable release has none', reading(10, 3), reading(100, 0), true],
  ['three bad pages of a thousand are fewer than two in a hundred', reading(1_000, 3), reading(1_000, 0), false],
  ['as much trouble as the stable release has', reading(100, 20), reading(1_000, 200), false],
  ['twice as much and more', reading(100, 45), reading(1_000, 200), true],
  ['a stable release of which hardly anything is known excuses nothing', reading(10, 5), reading(4, 2), true],
  ['more pages with trouble than were counted as loaded', reading(0, 5), reading(100, 0), true],
  ['trouble of one network, which may be made up', reading(10, 10, undefined, { networks: 1 }), reading(100, 0), false],
  ['trouble of two networks', reading(10, 3, undefined, { networks: 2 }), reading(100, 0), true],
])('%s', (_, canary, stable, isWorse) => {
  expect(whyWorse(canary, stable) !== undefined).toBe(isWorse);
});

it.each([
  ['half of the pages', { well: 10, badly: 10, addresses: 4 }, { well: 500, badly: 0, addresses: 0 }, true],
  ['four pages', { well: 0, badly: 4, addresses: 4 }, { well: 500, badly: 0, addresses: 0 }, false],
  ['one address again and again', { well: 0, badly: 50, addresses: 1 }, { well: 500, badly: 0, addresses: 0 }, false],
  [
    'as many as with the stable release',
    { well: 10, badly: 10, addresses: 4 },
    { well: 50, badly: 40, addresses: 9 },
    false,
  ],
])('%s that could not be rendered here', (_, ofCanary, ofStable, isWorse) => {
  const [canary, stable] = [ofCanary, ofStable].map((rendered) => reading(0, 0, undefined, { rendered }));
  expect(whyWorse(canary as RecentMetrics, stable as RecentMetrics) !== undefined).toBe(isWorse);
});

it.each([
  ['LCP', [30, 4_000], [200, 2_000], true],
  ['LCP', [30, 2_400], [200, 2_000], false],
  ['LCP', [30, 700], [200, 300], false],
  ['LCP', [5, 9_000], [200, 2_000], false],
  ['INP', [30, 400], [200, 150], true],
  ['CLS', [30, 0.3], [200, 0.02], true],
  ['CLS', [30, 0.08], [200, 0.02], false],
] as const)('%s of %j against %j', (name, ofCanary, ofStable, isWorse) => {
  const canary = reading(100, 0, vitalsOf({ [name]: [...ofCanary] }));
  const stable = reading(1_000, 0, vitalsOf({ [name]: [...ofStable] }));
  expect(whyWorse(canary, stable) !== undefined).toBe(isWorse);
});
