import { sql } from 'kysely';
import {
  type CountedKind,
  maxTelemetryReleases,
  type ReleaseTelemetry,
  readReleaseTelemetry,
  summaryOf,
  telemetryPeriods,
  type VitalHistogram,
  type VitalName,
  vitalNames,
} from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { bindRoute } from '../../http/bind.ts';

interface Counted {
  name: string;
  version: string;
  cohort: ReleaseTelemetry['cohort'];
  part: number;
  kind: CountedKind;
  bucket: number;
  count: number;
  last: Date;
}

const hour = 3_600_000;

function firstOf(now: Date, { parts, hours }: { parts: number; hours: number }): Date {
  const nextHour = Math.ceil((now.getTime() + 1) / hour) * hour;
  return new Date(nextHour - parts * hours * hour);
}

const countedSince = async ({ db }: Pick<AppContext, 'db'>, from: Date, hours: number): Promise<Counted[]> =>
  (
    await sql<Counted>`
      select name, version, cohort, kind, bucket,
        floor(extract(epoch from minute - ${from}::timestamptz) / ${hours * 3600})::integer as part,
        sum(count)::float8 as count, max(minute) as last
      from release_counts where minute >= ${from} group by 1, 2, 3, 4, 5, 6
    `.execute(db)
  ).rows;

const countOf = (rows: readonly Counted[], kind: CountedKind): number =>
  rows.reduce((sum, row) => (row.kind === kind ? sum + row.count : sum), 0);

function vitalOf(rows: readonly Counted[], name: VitalName) {
  const histogram = new Map<number, number>();
  for (const { kind, bucket, count } of rows) {
    if (kind === name) histogram.set(bucket, (histogram.get(bucket) ?? 0) + count);
  }
  return summaryOf(name, histogram satisfies VitalHistogram);
}

function releaseOf(rows: readonly [Counted, ...Counted[]], parts: number): ReleaseTelemetry {
  const [{ name, version, cohort }] = rows;
  const last = rows.reduce((latest, row) => (row.last > latest ? row.last : latest), rows[0].last);
  const vitals = Object.fromEntries(vitalNames.map((vital) => [vital, vitalOf(rows, vital)]));
  return {
    name,
    version,
    cohort,
    last_at: last.toISOString(),
    loads: countOf(rows, 'load'),
    troubled: countOf(rows, 'troubled'),
    errors: countOf(rows, 'error'),
    load_failures: countOf(rows, 'load_failure'),
    render_failures: countOf(rows, 'render_failure'),
    refusals: countOf(rows, 'refusal'),
    vitals: vitals as ReleaseTelemetry['vitals'],
    series: Array.from({ length: parts }, (_, part) => {
      const inPart = rows.filter((row) => row.part === part);
      return { loads: countOf(inPart, 'load'), troubled: countOf(inPart, 'troubled'), lcp: vitalOf(inPart, 'LCP').p75 };
    }),
  };
}

function lastOfEach(releases: readonly ReleaseTelemetry[]): ReleaseTelemetry[] {
  const byName = Map.groupBy(releases, ({ name }) => name);
  return [...byName.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, all]) => all.sort((a, b) => (a.last_at > b.last_at ? -1 : 1)).slice(0, maxTelemetryReleases));
}

export default bindRoute(readReleaseTelemetry, async ({ context, body }) => {
  const { parts, hours } = telemetryPeriods[body.period];
  const from = firstOf(context.now(), { parts, hours });
  const counted = await countedSince(context, from, hours);
  const rows = counted.filter(({ kind }) => kind !== 'refused_report');
  const byRelease = Map.groupBy(rows, ({ name, version, cohort }) => `${name} ${version} ${cohort}`);
  const releases = [...byRelease.values()].map((all) => releaseOf(all as [Counted, ...Counted[]], parts));
  return {
    from: from.toISOString(),
    releases: lastOfEach(releases),
    refused_reports: countOf(counted, 'refused_report'),
  };
});
