import { LRUCache } from 'lru-cache';
import { networkOf } from 'shared-node';
import { createTokenBuckets, type Quota } from '../limits/buckets.ts';

const reportsOfPage = { inAll: 60, ofKind: 20 };

const pages = 20_000;

type Trouble = 'first' | 'again' | 'unbelieved';

interface Counted {
  inAll: number;
  byKind: Map<string, number>;
  loaded: Set<string>;
  vitals: Set<string>;
  areVitalsBelieved?: boolean;
  troubles: Map<string, Trouble>;
}

interface ReportLimits {
  allows(page: string, kind: string): boolean;
  isFirstLoad(page: string, release: string): boolean;
  isVitalCounted(page: string, release: string, metric: string, address: string): boolean;
  /**
   * Whether reported trouble is the page's first with a release, a further one, or above the limit of its network: one visitor must not be able to
   * discredit a release.
   */
  trouble(page: string, release: string, address: string): Trouble;
}

export function createReportLimits(quota: Quota): ReportLimits {
  const byPage = new LRUCache<string, Counted>({ max: pages });
  const { take } = createTokenBuckets(quota);
  const { take: takeVitals } = createTokenBuckets(quota);

  function countedOf(page: string): Counted {
    const known = byPage.get(page);
    if (known) return known;
    const counted = {
      inAll: 0,
      byKind: new Map(),
      loaded: new Set<string>(),
      vitals: new Set<string>(),
      troubles: new Map(),
    };
    byPage.set(page, counted);
    return counted;
  }

  return {
    allows(page, kind) {
      const counted = countedOf(page);
      const ofKind = (counted.byKind.get(kind) ?? 0) + 1;
      if (counted.inAll >= reportsOfPage.inAll || ofKind > reportsOfPage.ofKind) return false;
      counted.inAll += 1;
      counted.byKind.set(kind, ofKind);
      return true;
    },
    isFirstLoad(page, release) {
      const { loaded } = countedOf(page);
      const isFirst = !loaded.has(release);
      loaded.add(release);
      return isFirst;
    },
    isVitalCounted(page, release, metric, address) {
      const counted = countedOf(page);
      counted.areVitalsBelieved ??= takeVitals(networkOf(address)).allowed;
      const vital = `${release} ${metric}`;
      const isFirst = !counted.vitals.has(vital);
      counted.vitals.add(vital);
      return isFirst && counted.areVitalsBelieved;
    },
    trouble(page, release, address) {
      const { troubles } = countedOf(page);
      const known = troubles.get(release);
      if (known) return known === 'first' ? 'again' : known;
      const found = take(networkOf(address)).allowed ? 'first' : 'unbelieved';
      troubles.set(release, found);
      return found;
    },
  };
}
