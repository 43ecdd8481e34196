import type { Logger } from 'pino';
import {
  type ContainerName,
  type CountedKind,
  parseRemoteHeader,
  shellName,
  type TelemetryBatch,
  type TelemetryEvent,
  vitalBucket,
} from 'shared-contracts';
import { networkOf } from 'shared-node';
import type { Config } from '../config.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { Upstream } from '../upstream/upstreams.ts';
import { cohortOf } from './cohort.ts';
import { createCountsSender } from './counts-sender.ts';
import { createPageTokens, type PageToken } from './page-token.ts';
import { type CountedRelease, createRecentMetrics, type RecentMetrics } from './recent.ts';
import { createReportLimits } from './report-limits.ts';
import { createServedSnapshots } from './served-snapshots.ts';
import { createWaitingCounts } from './waiting-counts.ts';

export interface Telemetry {
  tokenFor(snapshot: Snapshot): string;
  /**
   * Counts events that a page reports. The token must be valid, the release one that the page was given, and the number of reports within limits.
   * @returns the events that were counted
   */
  report(batch: TelemetryBatch, address: string): TelemetryEvent[];
  refused(caller: string, address: string): void;
  rendered(snapshot: Snapshot, container: ContainerName, url: string, isWell: boolean): void;
  sent(name: ContainerName, version: string, file: string): void;
  recent(release: CountedRelease, seconds: number): RecentMetrics;
  close(): Promise<void>;
}

const kinds = {
  'remote-loaded': 'load',
  'remote-recovered': 'load',
  'remote-fallback': 'load',
  'remote-failed': 'load_failure',
  'render-failed': 'render_failure',
  error: 'error',
  'answer-refused': 'refusal',
  // No fault: the remote that fills this slot was released before the one that offers it.
  'unknown-slot': null,
} as const satisfies Partial<Record<TelemetryEvent['kind'], CountedKind | null>>;

const isEntry = /^(?:main|remoteEntry)\.js$/;

interface Options {
  config: Pick<Config, 'telemetrySecret' | 'quotas'>;
  current: () => Snapshot;
  upstream: Upstream;
  log: Logger;
}

export function createTelemetry({ config, current, upstream, log }: Options): Telemetry {
  const tokens = createPageTokens(config.telemetrySecret);
  const snapshots = createServedSnapshots(current);
  const limits = createReportLimits(config.quotas.trouble);
  const recent = createRecentMetrics();
  const waiting = createWaitingCounts();
  const delivery = createCountsSender(upstream, waiting, log);

  function count(release: CountedRelease, kind: CountedKind, bucket = 0): void {
    recent.add(release, kind, bucket);
    waiting.add(release, kind, bucket);
  }

  function notBelieved(): void {
    const version = current().releases[shellName]?.version;
    if (version !== undefined) waiting.add({ name: shellName, version, cohort: 'stable' }, 'refused_report', 0);
  }

  function readPageToken(token: string): PageToken | undefined {
    const page = tokens.read(token);
    return typeof page === 'string' ? undefined : page;
  }

  function releaseOf(page: PageToken, kind: string, name: ContainerName, version?: string): CountedRelease | undefined {
    const found = snapshots.releaseIn(page.snapshot, name, version);
    if (found === undefined || !limits.allows(page.id, kind)) return undefined;
    return { name, version: found, cohort: page.cohort };
  }

  function countTrouble(page: PageToken, release: CountedRelease, kind: CountedKind, address: string): boolean {
    const trouble = limits.trouble(page.id, `${release.name} ${release.version}`, address);
    if (trouble === 'unbelieved') return false;
    if (trouble === 'first') {
      count(release, 'troubled');
      recent.addNetwork(release, networkOf(address));
    }
    count(release, kind);
    return true;
  }

  function countEvent(
    page: PageToken,
    { kind, name, version, metric, value }: TelemetryEvent,
    address: string,
  ): boolean {
    const release = releaseOf(page, kind, name, version);
    if (!release) return false;
    if (kind === 'vital') {
      if (metric === undefined || value === undefined) return false;
      if (limits.isVitalCounted(page.id, `${release.name} ${release.version}`, metric, address))
        count(release, metric, vitalBucket(metric, value));
      return true;
    }
    const counted = kinds[kind];
    if (counted === null) return true;
    if (counted !== 'load') return countTrouble(page, release, counted, address);
    if (limits.isFirstLoad(page.id, `${release.name} ${release.version}`)) count(release, 'load');
    return true;
  }

  return {
    tokenFor: (snapshot) => tokens.issue(snapshots.markOf(snapshot), cohortOf(snapshot)),
    report({ token, events }, address) {
      const page = readPageToken(token);
      return events.filter((event) => {
        const isCounted = page !== undefined && countEvent(page, event, address);
        if (!isCounted) notBelieved();
        return isCounted;
      });
    },
    refused(caller, address) {
      const remote = parseRemoteHeader(caller);
      const page = remote && readPageToken(remote.token);
      const release = page && releaseOf(page, 'call', remote.name, remote.version);
      if (!page || !release || !countTrouble(page, release, 'refusal', address)) notBelieved();
    },
    rendered(snapshot, name, url, isWell) {
      const version = snapshot.releases[name]?.version;
      if (version === undefined) return;
      const release = { name, version, cohort: cohortOf(snapshot) };
      recent.addRendered(release, url.split('?', 1)[0] ?? '', isWell);
      if (!isWell) count(release, 'render_failure');
    },
    sent(name, version, file) {
      // Counted as stable, because requests for files come without a cohort, and anybody can send them.
      count({ name, version, cohort: 'stable' }, isEntry.test(file) ? 'entry' : 'file');
    },
    recent: (release, seconds) => recent.read(release, seconds),
    async close() {
      delivery.close();
      await delivery.send();
    },
  };
}
