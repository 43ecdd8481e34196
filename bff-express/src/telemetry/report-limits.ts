import { LRUCache } from 'lru-cache';
import { networkOf } from 'shared-contracts/process';
import { createBuckets, type Share } from '../limits/buckets.ts';

/** Reports of one page, in all and of one kind. */
const reportsOfPage = { inAll: 60, ofKind: 20 };

/** Pages that are remembered at the same time. */
const pages = 20_000;

/** Whether something that went wrong is the first of a release on a page, or not, or is not believed. */
type Trouble = 'first' | 'again' | 'unbelieved';

interface Counted {
  inAll: number;
  byKind: Map<string, number>;
  loaded: Set<string>;
  /** By release and metric; whether they are believed is known with the first. */
  vitals: Set<string>;
  areVitalsBelieved?: boolean;
  troubles: Map<string, Trouble>;
}

/** How much is taken of one page, and how much of one network. */
interface ReportLimits {
  /** Whether another report of this kind is taken of a page. */
  allows(page: string, kind: string): boolean;
  /** Whether the page says for the first time that it has a release. */
  isFirstLoad(page: string, release: string): boolean;
  /** Whether a vital counts: each once for a page, and of so many pages of one network. */
  isVitalCounted(page: string, release: string, metric: string, address: string): boolean;
  /** What to think of something that went wrong: one visitor cannot make a release look bad for all. */
  trouble(page: string, release: string, address: string): Trouble;
}

/** @param share pages that are believed of one network: with trouble, and with vitals */
export function createReportLimits(share: Share): ReportLimits {
  const byPage = new LRUCache<string, Counted>({ max: pages });
  const { take } = createBuckets(share);
  const { take: takeVitals } = createBuckets(share);

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
