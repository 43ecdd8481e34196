export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/**
 * Upper edges of the histogram's buckets, dense around the limits for good and poor values (https://web.dev/vitals). A last bucket holds all larger
 * values. Milliseconds, except CLS, which has no unit. The database stores bucket numbers: never change an edge, or the stored counts get another
 * meaning.
 */
const edges: Record<VitalName, readonly number[]> = {
  LCP: [500, 1000, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000, 6000, 8000, 12_000, 20_000],
  INP: [16, 32, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 4000],
  CLS: [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1, 2],
  FCP: [300, 600, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3000, 4000, 5000, 8000, 12_000],
  TTFB: [50, 100, 200, 300, 400, 600, 800, 1000, 1200, 1500, 1800, 2500, 4000, 8000],
};

export const maxVitalBuckets = 17;

export function vitalBucket(name: VitalName, value: number): number {
  const found = edges[name].findIndex((edge) => value <= edge);
  return found < 0 ? edges[name].length : found;
}

export type VitalHistogram = ReadonlyMap<number, number>;

export interface VitalSummary {
  count: number;
  p75: number | null;
}

export function summaryOf(name: VitalName, histogram: VitalHistogram): VitalSummary {
  const count = [...histogram.values()].reduce((sum, value) => sum + value, 0);
  if (count === 0) return { count, p75: null };
  const rank = Math.ceil(count * 0.75);
  const upper = edges[name];
  let before = 0;
  for (let bucket = 0; bucket < upper.length; bucket += 1) {
    const here = histogram.get(bucket) ?? 0;
    if (before + here >= rank) {
      const from = upper[bucket - 1] ?? 0;
      return { count, p75: from + ((upper[bucket] as number) - from) * ((rank - before) / here) };
    }
    before += here;
  }
  return { count, p75: upper.at(-1) as number };
}
