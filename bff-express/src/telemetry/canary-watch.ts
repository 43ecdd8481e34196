import { type ContainerName, type VitalName, vitalNames } from 'shared-contracts';
import type { ServedCanary } from '../releases/canaries.ts';
import type { CountedRelease, RecentReading } from './recent.ts';

/** Milliseconds between two looks: a bad release is taken back within a minute. */
const lookEvery = 5_000;
/** Seconds that are looked back: at the canary, and at the stable release, which has been there for longer. */
const seconds = { canary: 120, stable: 15 * 60 };

/** Pages with trouble before which nothing is decided: at a small shop one bad phone is a great share. */
const leastTrouble = 3;
/** Pages of the stable release below which its share of trouble says nothing. */
const leastStable = 20;
/** How much more trouble the canary may have: so many times as much, and so much of all pages besides. */
const mayHave = { times: 2, more: 0.02 };

/** Vitals of so many pages each before they are compared. */
const leastVitals = 20;
/** A canary is slower where its p75 is so many times that of the stable release, and by so much at least. */
const slower: { times: number; by: Record<VitalName, number> } = {
  times: 1.5,
  by: { LCP: 500, INP: 100, CLS: 0.1, FCP: 500, TTFB: 500 },
};

const shareOf = ({ troubled, loads }: RecentReading): number => troubled / Math.max(loads, troubled, 1);
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** Why a canary is to be taken back; undefined where it does as well as the stable release, or too little is known. */
export function whyWorse(canary: RecentReading, stable: RecentReading): string | undefined {
  const usual = stable.loads >= leastStable ? shareOf(stable) : 0;
  const share = shareOf(canary);
  if (canary.troubled >= leastTrouble && share > usual * mayHave.times && share > usual + mayHave.more)
    return `trouble on ${canary.troubled} pages, ${percent(share)} of them; ${percent(usual)} with the stable release`;
  for (const name of vitalNames) {
    const [its, usually] = [canary.vitals[name], stable.vitals[name]];
    if (its.count < leastVitals || usually.count < leastVitals) continue;
    if (its.p75 === null || usually.p75 === null) continue;
    if (its.p75 > usually.p75 * slower.times && its.p75 > usually.p75 + slower.by[name])
      return `${name} of ${its.p75} at the 75th percentile; ${usually.p75} with the stable release`;
  }
  return undefined;
}

interface Watch {
  canaries: () => readonly ServedCanary[];
  recent: (release: CountedRelease, seconds: number) => RecentReading;
  retreat: (name: ContainerName, why: string) => void;
}

/** Takes canaries back that do worse than the stable release. Returns how to stop. */
export function watchCanaries({ canaries, recent, retreat }: Watch): () => void {
  const timer = setInterval(() => {
    for (const { entry } of canaries()) {
      const { name, version, fallback } = entry;
      const canary = recent({ name, version, cohort: 'canary' }, seconds.canary);
      const stable = recent({ name, version: fallback?.version ?? '', cohort: 'stable' }, seconds.stable);
      const why = whyWorse(canary, stable);
      if (why !== undefined) retreat(name, why);
    }
  }, lookEvery).unref();
  return () => clearInterval(timer);
}
