import fc from 'fast-check';
import { maxVitalBuckets, summaryOf, type VitalName, vitalBucket, vitalNames } from './vitals.ts';

const name = fc.constantFrom(...vitalNames);
const measuredOf = (vital: VitalName) =>
  vital === 'CLS' ? fc.double({ min: 0, max: 3, noNaN: true }) : fc.double({ min: 0, max: 30_000, noNaN: true });
const measured = name.chain((vital) =>
  fc.record({ vital: fc.constant(vital), values: fc.array(measuredOf(vital), { minLength: 1, maxLength: 200 }) }),
);

function histogramOf(vital: VitalName, values: readonly number[], into = new Map<number, number>()) {
  for (const value of values) {
    const bucket = vitalBucket(vital, value);
    into.set(bucket, (into.get(bucket) ?? 0) + 1);
  }
  return into;
}

it('finds the 75th percentile in the bucket that it is in, however the values came', () => {
  fc.assert(
    fc.property(measured, fc.nat(), ({ vital, values }, cut) => {
      // As two machines, or minutes, would have counted them.
      const merged = histogramOf(
        vital,
        values.slice(cut % values.length),
        histogramOf(vital, values.slice(0, cut % values.length)),
      );
      const { count, p75 } = summaryOf(vital, merged);
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] as number;
      expect(count).toBe(values.length);
      const last = vitalBucket(vital, Number.POSITIVE_INFINITY);
      // What is beyond the last edge is told as the edge.
      const expected = Math.min(vitalBucket(vital, exact), last - 1);
      expect(vitalBucket(vital, p75 as number)).toBe(expected);
      expect(vitalBucket(vital, exact)).toBeLessThan(maxVitalBuckets);
    }),
  );
});

it.each<[VitalName, number, number]>([
  ['LCP', 2_500, 4_000],
  ['INP', 200, 500],
  ['CLS', 0.1, 0.25],
  ['FCP', 1_800, 3_000],
  ['TTFB', 800, 1_800],
])('tells good %s (up to %d), poor (from %d) and what is between apart', (vital, good, poor) => {
  const bucket = (value: number) => vitalBucket(vital, value);
  expect(bucket(good)).toBeLessThan(bucket(good * 1.001));
  expect(bucket(poor)).toBeLessThan(bucket(poor * 1.001));
});

it('says of nothing that there is nothing', () => {
  expect(summaryOf('LCP', new Map())).toEqual({ count: 0, p75: null });
});

it.each<[VitalName, number, number]>([
  ['LCP', 500, 0],
  ['LCP', 2_500, 6],
  ['LCP', 4_000.1, 11],
  ['LCP', 60_000, 16],
  ['INP', 200, 6],
  ['INP', 500.1, 11],
  ['CLS', 0, 0],
  ['CLS', 0.1, 5],
  ['FCP', 1_800, 5],
  ['TTFB', 800, 6],
])('keeps the number under which %s of %d has always been counted: %d', (vital, value, bucket) => {
  expect(vitalBucket(vital, value)).toBe(bucket);
});
