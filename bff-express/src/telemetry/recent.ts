import { LRUCache } from 'lru-cache';
import {
  type Cohort,
  type CountedKind,
  summaryOf,
  type VitalName,
  type VitalSummary,
  vitalNames,
} from 'shared-contracts';

export interface CountedRelease {
  name: string;
  version: string;
  cohort: Cohort;
}

export interface RecentMetrics {
  loads: number;
  troubled: number;
  errors: number;
  loadFailures: number;
  renderFailures: number;
  refusals: number;
  networks: number;
  rendered: { well: number; badly: number; addresses: number };
  vitals: Record<VitalName, VitalSummary>;
}

const slotSeconds = 10;
const recentSeconds = 15 * 60;
const releases = 200;

interface Slot {
  at: number;
  counts: Map<CountedKind, Map<number, number>>;
  rendered: { well: number; badly: number };
  networks: Set<string>;
  addresses: Set<string>;
}

const mostApart = 100;

const note = (set: Set<string>, one: string): void => {
  if (set.size < mostApart) set.add(one);
};

interface Recent {
  add(release: CountedRelease, kind: CountedKind, bucket: number): void;
  addNetwork(release: CountedRelease, network: string): void;
  addRendered(release: CountedRelease, address: string, isWell: boolean): void;
  read(release: CountedRelease, seconds: number): RecentMetrics;
}

const apart = (sets: readonly Set<string>[]): number => new Set(sets.flatMap((set) => [...set])).size;

const keyOf = ({ name, version, cohort }: CountedRelease): string => `${name} ${version} ${cohort}`;

export function createRecentMetrics(now = () => performance.now()): Recent {
  const byRelease = new LRUCache<string, Slot[]>({ max: releases });
  const slotNow = () => Math.floor(now() / 1000 / slotSeconds);

  function slotOf(key: string): Slot {
    const at = slotNow();
    const slots = byRelease.get(key) ?? [];
    const last = slots.at(-1);
    if (last?.at === at) return last;
    const rendered = { well: 0, badly: 0 };
    const slot: Slot = { at, counts: new Map(), rendered, networks: new Set(), addresses: new Set() };
    byRelease.set(key, [...slots.filter((old) => old.at > at - recentSeconds / slotSeconds), slot]);
    return slot;
  }

  function histogramOf(slots: readonly Slot[], kind: CountedKind): Map<number, number> {
    const sum = new Map<number, number>();
    for (const { counts } of slots) {
      for (const [bucket, count] of counts.get(kind) ?? []) sum.set(bucket, (sum.get(bucket) ?? 0) + count);
    }
    return sum;
  }

  return {
    add(release, kind, bucket) {
      const { counts } = slotOf(keyOf(release));
      const histogram = counts.get(kind) ?? new Map<number, number>();
      counts.set(kind, histogram);
      histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
    },
    addNetwork(release, network) {
      note(slotOf(keyOf(release)).networks, network);
    },
    addRendered(release, address, isWell) {
      const { rendered, addresses } = slotOf(keyOf(release));
      rendered[isWell ? 'well' : 'badly'] += 1;
      if (!isWell) note(addresses, address);
    },
    read(release, seconds) {
      const first = slotNow() - Math.min(seconds, recentSeconds) / slotSeconds;
      const slots = (byRelease.get(keyOf(release)) ?? []).filter(({ at }) => at > first);
      const count = (kind: CountedKind): number => histogramOf(slots, kind).get(0) ?? 0;
      const vitals = Object.fromEntries(vitalNames.map((name) => [name, summaryOf(name, histogramOf(slots, name))]));
      return {
        loads: count('load'),
        troubled: count('troubled'),
        errors: count('error'),
        loadFailures: count('load_failure'),
        renderFailures: count('render_failure'),
        refusals: count('refusal'),
        networks: apart(slots.map(({ networks }) => networks)),
        rendered: {
          well: slots.reduce((sum, { rendered }) => sum + rendered.well, 0),
          badly: slots.reduce((sum, { rendered }) => sum + rendered.badly, 0),
          addresses: apart(slots.map(({ addresses }) => addresses)),
        },
        vitals: vitals as RecentMetrics['vitals'],
      };
    },
  };
}
