import { type VitalName, vitalNames } from 'shared-contracts';
import type { Registry } from '../releases/registry.ts';
import type { CountedRelease, RecentReading } from './recent.ts';

/** Milliseconds between two looks: a bad release is taken back within a minute. */
const lookEvery = 5_000;
/** Seconds that are looked back: at the canary, and at the stable release, which has been there for longer. */
const seconds = { canary: 120, stable: 15 * 60 };

/** Pages with trouble before which nothing is decided: at a small shop one bad phone is a great share. */
const leastTrouble = 3;
/** Networks that it must come from: whoever is alone can report what they like. */
const leastNetworks = 2;
/** Pages that could not be rendered here before that is looked at, and their addresses. */
const leastUnrendered = { pages: 5, addresses: 3 };
/** Pages of the stable release below which its share of trouble says nothing. */
const leastStable = 20;
/** How much more trouble the canary may have: so many times as much, and so much of all pages besides. */
const mayHave = { times: 2, more: 0.02 };

/** Vitals of so many pages each before they are compared: more than are believed of one network. */
const leastVitals = 20;
/** A canary is slower where its p75 is so many times that of the stable release, and by so much at least. */
const slower: { times: number; by: Record<VitalName, number> } = {
  times: 1.5,
  by: { LCP: 500, INP: 100, CLS: 0.1, FCP: 500, TTFB: 500 },
};

const shareOf = ({ troubled, loads }: RecentReading): number => troubled / Math.max(loads, troubled, 1);
const unrenderedOf = ({ rendered: { well, badly } }: RecentReading): number => badly / Math.max(well + badly, 1);
const isMore = (share: number, usual: number): boolean => share > usual * mayHave.times && share > usual + mayHave.more;
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** Why a canary is to be taken back by what its pages report; undefined where they are as well as usual, or too little is known. */
function troubleOf(canary: RecentReading, stable: RecentReading): string | undefined {
  const usual = stable.loads >= leastStable ? shareOf(stable) : 0;
  const share = shareOf(canary);
  if (canary.troubled < leastTrouble || canary.networks < leastNetworks || !isMore(share, usual)) return undefined;
  return `trouble on ${canary.troubled} pages, ${percent(share)} of them; ${percent(usual)} with the stable release`;
}

/** The same by the pages that were to be rendered here. */
function unrenderedWhy(canary: RecentReading, stable: RecentReading): string | undefined {
  const { badly, addresses } = canary.rendered;
  const [share, usual] = [unrenderedOf(canary), unrenderedOf(stable)];
  const { pages, addresses: leastAddresses } = leastUnrendered;
  if (badly < pages || addresses < leastAddresses || !isMore(share, usual)) return undefined;
  return `${badly} pages not rendered, ${percent(share)} of them; ${percent(usual)} with the stable release`;
}

/** The same by what was slower. */
function slowerWhy(canary: RecentReading, stable: RecentReading): string | undefined {
  for (const name of vitalNames) {
    const [its, usual] = [canary.vitals[name], stable.vitals[name]];
    if (its.count < leastVitals || usual.count < leastVitals) continue;
    if (its.p75 === null || usual.p75 === null) continue;
    if (its.p75 > usual.p75 * slower.times && its.p75 > usual.p75 + slower.by[name])
      return `${name} of ${its.p75} at the 75th percentile; ${usual.p75} with the stable release`;
  }
  return undefined;
}

/** Why a canary is to be taken back; undefined where it does as well as the stable release, or too little is known. */
export const whyWorse = (canary: RecentReading, stable: RecentReading): string | undefined =>
  troubleOf(canary, stable) ?? unrenderedWhy(canary, stable) ?? slowerWhy(canary, stable);

interface Watch {
  registry: Pick<Registry, 'canaries' | 'fresh' | 'retreat'>;
  recent: (release: CountedRelease, seconds: number) => RecentReading;
}

/** Takes releases back that do worse: canaries than the stable one, and what everybody has just got than the one before. Returns how to stop. */
export function watchReadings({ registry, recent }: Watch): () => void {
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
      const usual = recent({ name, version: before, cohort: 'stable' }, seconds.stable);
      const why = whyWorse(now, usual);
      if (why !== undefined) registry.retreat({ name, version }, why);
    }
  }, lookEvery).unref();
  return () => clearInterval(timer);
}
