import { type CountedKind, maxCountRows, type ReleaseCountRow } from 'shared-contracts';
import type { CountedRelease } from './recent.ts';

const most = 20_000;
const minute = 60_000;

export interface WaitingCounts {
  add(release: CountedRelease, kind: CountedKind, bucket: number): void;
  take(): ReleaseCountRow[];
  lost(): number;
}

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
