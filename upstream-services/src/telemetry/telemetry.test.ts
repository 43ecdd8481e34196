import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { makeTeam } from '../registry/index.ts';
import { withClock } from '../testing/clock.ts';
import { newStaff } from '../testing/staff.ts';
import { withTestServer } from '../testing/test-server.ts';
import { forgetReleaseCounts, mergeMinutes } from './summarize.ts';

const clock = withClock();
const server = withTestServer({ now: clock.now });
beforeEach(() => sql`truncate release_counts, release_count_batches`.execute(server.context.db));

const minutes = 60_000;
const ago = (milliseconds: number): string =>
  new Date(Math.floor((clock.now().getTime() - milliseconds) / minutes) * minutes).toISOString();

const row = (kind: api.CountedKind, count: number, more: Partial<api.ReleaseCountRow> = {}): api.ReleaseCountRow => ({
  minute: ago(0),
  name: 'mf-orders',
  version: '1.0.1',
  cohort: 'stable',
  kind,
  bucket: 0,
  count,
  ...more,
});

const add = (rows: readonly api.ReleaseCountRow[], batch_id: string = randomUUID()) =>
  server.ok(api.addReleaseCounts, { batch_id, rows: [...rows] });

const look = async (period: api.TelemetryPeriod = 'day') => {
  const { as } = await newStaff(server, 'support');
  return server.ok(api.readReleaseTelemetry, { period }, as);
};

it('adds the counts of several machines, and the same batch only once', async () => {
  const batch = randomUUID();
  await add([row('load', 5), row('error', 2)], batch);
  await add([row('load', 5), row('error', 2)], batch);
  await add([row('load', 7), row('troubled', 1), row('load_failure', 3), row('render_failure', 4), row('refusal', 6)]);
  const { releases } = await look();
  expect(releases).toMatchObject([{ name: 'mf-orders', version: '1.0.1', loads: 12, errors: 2, troubled: 1 }]);
  expect(releases).toMatchObject([{ load_failures: 3, render_failures: 4, refusals: 6 }]);
});

it('tells of each release apart, the last heard of first, by cohort, with parts of the period', async () => {
  await add([
    row('load', 4, { version: '1.0.0', minute: ago(120 * minutes) }),
    row('troubled', 1, { version: '1.0.0', minute: ago(120 * minutes) }),
    row('load', 6),
    row('load', 2, { version: '1.0.2', cohort: 'canary', minute: ago(5 * minutes) }),
    row('load', 3, { name: 'host-shell' }),
  ]);
  const { releases, from } = await look();
  expect(releases.map(({ name, version, cohort, loads }) => [name, version, cohort, loads])).toEqual([
    ['host-shell', '1.0.1', 'stable', 3],
    ['mf-orders', '1.0.1', 'stable', 6],
    ['mf-orders', '1.0.2', 'canary', 2],
    ['mf-orders', '1.0.0', 'stable', 4],
  ]);
  const before = releases.at(-1)?.series ?? [];
  expect(before).toHaveLength(24);
  expect(before.slice(-3).map(({ loads, troubled }) => [loads, troubled])).toEqual([
    [4, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(Date.parse(from)).toBeLessThanOrEqual(clock.now().getTime() - 23 * 60 * minutes);
  expect((await look('month')).releases.at(-1)?.series).toHaveLength(30);
});

it('tells of the six releases of a remote that were heard of last, whatever others have', async () => {
  const versions = Array.from({ length: 7 }, (_, index) => `2.0.${index}`);
  await add([
    ...versions.map((version, index) => row('load', 1, { version, minute: ago((30 - index) * minutes) })),
    row('load', 1, { name: 'mf-settings', minute: ago(50 * minutes) }),
  ]);
  expect((await look()).releases.map(({ name, version }) => `${name} ${version}`)).toEqual([
    ...versions
      .slice(1)
      .reverse()
      .map((version) => `mf-orders ${version}`),
    'mf-settings 1.0.1',
  ]);
});

it('finds the 75th percentile over all minutes together', async () => {
  const lcp = (value: number, count: number, minute: string) =>
    row('LCP', count, { bucket: api.vitalBucket('LCP', value), minute });
  await add([lcp(1_200, 60, ago(90 * minutes)), lcp(2_400, 40, ago(0)), row('INP', 3, { bucket: 14 })]);
  const [release] = (await look()).releases;
  expect(release?.vitals.LCP.count).toBe(100);
  // The 75th of a hundred is the 15th of forty between 2250 and 2500.
  expect(release?.vitals.LCP.p75).toBeCloseTo(2250 + 250 * (15 / 40));
  expect(release?.vitals.CLS).toEqual({ count: 0, p75: null });
  expect(release?.series.at(-1)?.lcp).toBeCloseTo(2250 + 250 * (30 / 40));
});

it('keeps 30 days, and takes nothing that is older or in the future', async () => {
  await add([row('load', 1, { minute: ago(29 * 1440 * minutes) }), row('load', 1)]);
  await add([row('load', 9, { minute: ago(31 * 1440 * minutes) }), row('load', 9, { minute: ago(-60 * minutes) })]);
  const counted = async () =>
    (await server.context.db.selectFrom('release_counts').select('count').execute()).map(({ count }) => Number(count));
  expect(await counted()).toEqual([1, 1]);
  clock.passed = 2 * 86_400;
  await forgetReleaseCounts(server.context);
  expect(await counted()).toEqual([1]);
  clock.passed = 33 * 86_400;
  await forgetReleaseCounts(server.context);
  expect(await counted()).toEqual([]);
  expect(await server.context.db.selectFrom('release_count_batches').selectAll().execute()).toEqual([]);
});

it('keeps days that are over by the hour, and tells the same of them', async () => {
  const { db } = server.context;
  const rows = async () =>
    (await db.selectFrom('release_counts').select('count').orderBy('minute').execute()).map(({ count }) =>
      Number(count),
    );
  const hour = Math.floor(clock.now().getTime() / (60 * minutes)) * 60 * minutes;
  const at = (hoursBack: number, minute: number) =>
    new Date(hour - hoursBack * 60 * minutes + minute * minutes).toISOString();
  const lcp = { bucket: api.vitalBucket('LCP', 1_200) };
  await add([
    row('load', 1, { minute: at(72, 0) }),
    row('load', 2, { minute: at(72, 7) }),
    row('load', 4, { minute: at(72, 59) }),
    row('load', 8, { minute: at(71, 0) }),
    row('LCP', 3, { ...lcp, minute: at(71, 1) }),
    row('LCP', 5, { ...lcp, minute: at(71, 2) }),
    row('load', 16, { minute: at(3, 1) }),
    row('load', 32, { minute: at(3, 2) }),
  ]);
  const before = [await look('day'), await look('week'), await look('month')];
  await mergeMinutes(server.context);
  expect(await rows()).toEqual([7, 8, 8, 16, 32]);
  expect([await look('day'), await look('week'), await look('month')]).toEqual(before);
  await add([row('load', 64, { minute: at(72, 8) })]);
  await mergeMinutes(server.context);
  expect(await rows()).toEqual([71, 8, 8, 16, 32]);
  await mergeMinutes(server.context);
  expect(await rows()).toEqual([71, 8, 8, 16, 32]);
});

it('counts reports that were not believed apart from all releases', async () => {
  await add([row('refused_report', 12, { name: 'host-shell' })]);
  expect(await look()).toMatchObject({ releases: [], refused_reports: 12 });
});

it('tells the registry when a release was served last', async () => {
  const { db } = server.context;
  await makeTeam(db, 'florists', { days: 1 });
  await sql`insert into team_keys values ('key', 'florists', now(), null)`.execute(db);
  await sql`insert into containers (name, team, registered_at) values ('mf-orders', 'florists', now())`.execute(db);
  await sql`
    insert into releases values ('mf-orders', '1.0.1', '', '', '{}', 'florists', 'key', '', '', '', '', now(), null)
  `.execute(db);
  const served = async () =>
    (await db.selectFrom('releases').select('served_at').executeTakeFirstOrThrow()).served_at?.toISOString();
  await add([row('error', 1)]);
  expect(await served()).toBeUndefined();
  await add([row('file', 1, { minute: ago(180 * minutes) }), row('entry', 1, { minute: ago(120 * minutes) })]);
  expect(await served()).toBe(ago(120 * minutes));
  await add([row('load', 1), row('load', 1, { version: 'unknown' })]);
  expect(await served()).toBe(ago(0));
  await add([row('load', 1, { minute: ago(180 * minutes) })]);
  expect(await served()).toBe(ago(0));
});

it('refuses what is no count, and tells nobody but staff', async () => {
  const bad = await server.call(api.addReleaseCounts, { batch_id: randomUUID(), rows: [row('gossip' as never, 1)] });
  expect([bad.status, bad.problem.code]).toEqual([400, 'validation_failed']);
  const many = Array.from({ length: api.maxCountRows + 1 }, () => row('load', 1));
  expect((await server.call(api.addReleaseCounts, { batch_id: randomUUID(), rows: many })).status).toBe(400);
  expect((await server.call(api.readReleaseTelemetry, { period: 'day' })).status).toBe(401);
});
