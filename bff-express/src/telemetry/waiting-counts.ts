import { type CountedKind, maxCountRows, type ReleaseCountRow } from 'shared-contracts';
import type { CountedRelease } from './recent.ts';

/** Rows that wait at most: hours of a busy platform. When there are more the oldest go. */
const most = 20_000;
const minute = 60_000;

/** Counts that the services do not have yet, by minute. */
export interface WaitingCounts {
  add(release: CountedRelease, kind: CountedKind, bucket: number): void;
  /** Takes the oldest rows out, as many as one message holds. */
  take(): ReleaseCountRow[];
  /** How many rows had to go. */
  lost(): number;
}

/** @param now the clock, in milliseconds since the epoch */
export function createWaitingCounts(now = () => Date.now()): WaitingCounts {
  const rows = new Map<string, ReleaseCountRow>();
  let lost = 0;
  return {
    add({ name, version, cohort }, kind, bucket) {
      const at = Math.floor(now() / minute) * minute;
      const key = `${at} ${name} ${version} ${cohort} ${kind} ${bucket}`;
      const row = rows.get(key);
      if (row) {
        row.count += 1;
        return;
      }
      rows.set(key, { minute: new Date(at).toISOString(), name, version, cohort, kind, bucket, count: 1 });
      const [oldest] = rows.keys();
      if (rows.size > most && oldest !== undefined) {
        rows.delete(oldest);
        lost += 1;
      }
    },
    take() {
      const taken = [...rows.entries()].slice(0, maxCountRows);
      for (const [key] of taken) rows.delete(key);
      return taken.map(([, row]) => row);
    },
    lost: () => lost,
  };
}
