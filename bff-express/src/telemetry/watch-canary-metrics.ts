import { type VitalName, vitalNames } from 'shared-contracts';
import type { Registry } from '../releases/registry.ts';
import type { CountedRelease, RecentMetrics } from './recent.ts';

const lookEvery = 5_000;
const seconds = { canary: 120, stable: 15 * 60 };

/** Pages with trouble before anything is decided: in a small shop a single bad phone is a large share. */
const leastTrouble = 3;
/** Failures must come from several networks, because a single visitor can report anything. */
const leastNetworks = 2;
const leastUnrendered = { pages: 5, addresses: 3 };
const leastStable = 20;
const mayHave = { times: 2, more: 0.02 };

/** Pages with a vital that either release needs before they are compared: more than one network can report within its limit. */
const leastVitals = 20;
/** A canary counts as slower if its p75 exceeds that of the stable release both by this factor and by this amount. */
const slower: { times: number; by: Record<VitalName, number> } = {
  times: 1.5,
  by: { LCP: 500, INP: 100, CLS: 0.1, FCP: 500, TTFB: 500 },
};

const shareOf = ({ troubled, loads }: RecentMetrics): number => troubled / Math.max(loads, troubled, 1);
const unrenderedOf = ({ rendered: { well, badly } }: RecentMetrics): number => badly / Math.max(well + badly, 1);
const isMore = (share: number, stableShare: number): boolean =>
  share > stableShare * mayHave.times && share > stableShare + mayHave.more;
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

function troubleOf(canary: RecentMetrics, stable: RecentMetrics): string | undefined {
  const stableShare = stable.loads >= leastStable ? shareOf(stable) : 0;
  const share = shareOf(canary);
  if (canary.troubled < leastTrouble || canary.networks < leastNetworks || !isMore(share, stableShare))
    return undefined;
  return `trouble on ${canary.troubled} pages, ${percent(share)} of them; ${percent(stableShare)} with the stable release`;
}

function unrenderedWhy(canary: RecentMetrics, stable: RecentMetrics): string | undefined {
  const { badly, addresses } = canary.rendered;
  const [share, stableShare] = [unrenderedOf(canary), unrenderedOf(stable)];
  const { pages, addresses: leastAddresses } = leastUnrendered;
  if (badly < pages || addresses < leastAddresses || !isMore(share, stableShare)) return undefined;
  return `${badly} pages not rendered, ${percent(share)} of them; ${percent(stableShare)} with the stable release`;
}

function slowerWhy(canary: RecentMetrics, stable: RecentMetrics): string | undefined {
  for (const name of vitalNames) {
    const [ofCanary, ofStable] = [canary.vitals[name], stable.vitals[name]];
    if (ofCanary.count < leastVitals || ofStable.count < leastVitals) continue;
    if (ofCanary.p75 === null || ofStable.p75 === null) continue;
    if (ofCanary.p75 > ofStable.p75 * slower.times && ofCanary.p75 > ofStable.p75 + slower.by[name])
      return `${name} of ${ofCanary.p75} at the 75th percentile; ${ofStable.p75} with the stable release`;
  }
  return undefined;
}

export const whyWorse = (canary: RecentMetrics, stable: RecentMetrics): string | undefined =>
  troubleOf(canary, stable) ?? unrenderedWhy(canary, stable) ?? slowerWhy(canary, stable);

interface Watch {
  registry: Pick<Registry, 'canaries' | 'fresh' | 'retreat'>;
  recent: (release: CountedRelease, seconds: number) => RecentMetrics;
}

export function watchCanaryMetrics({ registry, recent }: Watch): () => void {
  const timer = setInterval(() => {
    for (const { entry } of registry.canaries()) {
      const { name, version, fallback } = entry;
      const canary = recent({ name, version, cohort: 'canary' }, seconds.canary);
      const stable = recent({ name, version: fallback?.version ?? '', cohort: 'stable' }, seconds.stable);
      const why = whyWorse(canary, stable);
      if (why !== undefined) registry.retreat({ name, version }, why);
    }
    for (const { name, version, before } of registry.fresh()) {
      const now = recent({ name, version, cohort: 'stable' }, seconds.canary);
      const stable = recent({ name, version: before, cohort: 'stable' }, seconds.stable);
      const why = whyWorse(now, stable);
      if (why !== undefined) registry.retreat({ name, version }, why);
    }
  }, lookEvery).unref();
  return () => clearInterval(timer);
}
