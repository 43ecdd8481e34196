import { headerNames, type TelemetryEvent, vitalBucket } from 'shared-contracts';
import { withFreshBff } from '../testing/running-bff.ts';
import { createPageTokens } from './page-token.ts';
import type { CountedRelease } from './recent.ts';

const secret = 'a secret of this test';
const bff = withFreshBff({ env: { TELEMETRY_SECRET: secret } });

const orders: CountedRelease = { name: 'mf-orders', version: '1.0.0', cohort: 'stable' };
const error: TelemetryEvent = { kind: 'error', name: 'mf-orders' };
const loaded: TelemetryEvent = { kind: 'remote-loaded', name: 'mf-orders' };
const recent = (release = orders) => bff.telemetry.recent(release, 60);

async function tokenOfPage(path = '/b2b/merchant/orders'): Promise<string> {
  const { text } = await bff.call(path);
  return / data-token="([\w-]{44})"/.exec(text)?.[1] ?? '';
}

const report = async (token: string | undefined, events: readonly TelemetryEvent[]) =>
  (
    await bff.call('/b2b/bff/telemetry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, events }),
    })
  ).status;

async function refusedReports(): Promise<number> {
  await bff.telemetry.close();
  const rows = bff.service.counted.filter(({ kind }) => kind === 'refused_report');
  return rows.reduce((sum, { count }) => sum + count, 0);
}

const tokens = () => createPageTokens(Buffer.from(secret));
const snapshotOf = (token: string): string => (tokens().read(token) as { snapshot: string }).snapshot;

it('counts what a page with its token reports, of the releases that it was given', async () => {
  const token = await tokenOfPage();
  const lcp = { kind: 'vital', name: 'mf-orders', metric: 'LCP', value: 1_900 } as const;
  const refused = { kind: 'answer-refused', name: 'mf-orders' } as const;
  expect(await report(token, [loaded, error, error, lcp, refused])).toBe(204);
  expect(await report(token, [{ kind: 'remote-failed', name: 'host-shell' }])).toBe(204);
  expect(recent()).toMatchObject({ loads: 1, errors: 2, troubled: 1, refusals: 1, loadFailures: 0 });
  expect(recent().vitals.LCP.count).toBe(1);
  expect(recent({ ...orders, name: 'host-shell' })).toMatchObject({ loads: 0, loadFailures: 1, troubled: 1 });
  expect(await refusedReports()).toBe(0);
  const lines = bff.service.counted.map(({ name, version, cohort, kind, bucket, count }) =>
    [name, version, cohort, kind, bucket, count].join(' '),
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'mf-orders 1.0.0 stable load 0 1',
      'mf-orders 1.0.0 stable troubled 0 1',
      'mf-orders 1.0.0 stable error 0 2',
      `mf-orders 1.0.0 stable LCP ${vitalBucket('LCP', 1_900)} 1`,
    ]),
  );
});

it('counts nothing without a token, with an old one, or with one that somebody made up', async () => {
  const token = await tokenOfPage();
  const old = createPageTokens(Buffer.from(secret), () => Date.now() - 2 * 3_600_000 - 2_000);
  const expired = old.issue(snapshotOf(token), 'stable');
  const forged = createPageTokens(Buffer.from('another secret')).issue(snapshotOf(token), 'stable');
  const unknown = tokens().issue('0123456789ab', 'stable');
  for (const given of [undefined, '', 'x', expired, forged, unknown]) expect(await report(given, [error])).toBe(403);
  expect(recent()).toMatchObject({ errors: 0, troubled: 0 });
  expect(await refusedReports()).toBe(6);
});

it('counts nothing of a container or release that the page was not given', async () => {
  const token = await tokenOfPage();
  expect(await report(token, [{ ...error, name: 'mf-settings' }])).toBe(403);
  expect(await report(token, [{ ...error, version: '9.9.9' }])).toBe(403);
  expect(
    await report(token, [
      { ...error, version: '9.9.9' },
      { ...error, version: '1.0.0' },
    ]),
  ).toBe(204);
  expect(recent().errors).toBe(1);
  expect(recent({ ...orders, version: '9.9.9' }).errors).toBe(0);
  expect(await refusedReports()).toBe(3);
});

it('counts the release that the page was given, also when another one is served by now, and the one that stood in', async () => {
  const token = await tokenOfPage();
  await bff.releases.release('mf-orders', '1.0.1');
  await bff.releases.activate(
    { 'host-shell': '1.0.0', 'shared-design-system': '1.0.0', 'mf-orders': '1.0.1' },
    { 'mf-orders': ['1.0.0'] },
  );
  let newer = token;
  while (snapshotOf(newer) === snapshotOf(token)) newer = await tokenOfPage('/b2b/');
  const next = { ...orders, version: '1.0.1' };
  await report(token, [loaded, error]);
  await report(newer, [loaded, { kind: 'remote-fallback', name: 'mf-orders', version: '1.0.0' }]);
  expect(recent()).toMatchObject({ loads: 2, errors: 1 });
  expect(recent(next)).toMatchObject({ loads: 1, errors: 0 });
});

it('takes sixty reports of one page, twenty of one kind, and no more', async () => {
  const token = await tokenOfPage();
  const of = (kind: TelemetryEvent['kind'], count: number) =>
    Array.from({ length: count }, (): TelemetryEvent => ({ kind, name: 'mf-orders' }));
  expect(await report(token, of('error', 21))).toBe(204);
  expect(recent().errors).toBe(20);
  await report(token, of('render-failed', 20));
  expect(await report(token, of('answer-refused', 20))).toBe(204);
  expect(recent()).toMatchObject({ errors: 20, renderFailures: 20, refusals: 20, troubled: 1 });
  expect(await report(token, [{ kind: 'remote-failed', name: 'mf-orders' }])).toBe(403);
  expect(recent().loadFailures).toBe(0);
  expect(await refusedReports()).toBe(2);
});

it('counts a vital of a page once, and those of ten pages of one address, so that nobody alone makes a release look slow', async () => {
  const slow = { kind: 'vital', name: 'mf-orders', metric: 'LCP', value: 9_000 } as const;
  await report(
    await tokenOfPage(),
    Array.from({ length: 20 }, () => slow),
  );
  expect(recent().vitals.LCP.count).toBe(1);
  for (let page = 0; page < 12; page += 1) expect(await report(await tokenOfPage(), [slow])).toBe(204);
  expect(recent().vitals.LCP.count).toBe(10);
});

it('believes the trouble of ten pages of one address, so that nobody alone makes a release look bad', async () => {
  for (let page = 0; page < 12; page += 1) await report(await tokenOfPage(), [loaded, error]);
  expect(recent()).toMatchObject({ loads: 12, troubled: 10, errors: 10 });
  expect(await refusedReports()).toBe(2);
});

it('counts calls that no contract allows against the release that made them', async () => {
  const token = await tokenOfPage();
  const call = (path: string, method = 'POST', caller = `mf-orders@1.0.0 ${token}`) =>
    bff.call(path, {
      method,
      headers: { [headerNames.remote]: caller, 'content-type': 'application/json' },
      body: '{}',
    });
  const known = '/b2b/bff/orders/merchant-api/v1/orders';
  bff.service.answer((_seen, response) => {
    response.writeHead(400, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ type: 't', title: 't', status: 400, code: 'validation_failed', requestId: 'r' }));
  });
  expect((await call(known)).status).toBe(400);
  expect((await call(known, 'PUT')).status).toBe(405);
  expect((await call('/b2b/bff/orders/merchant-api/v9/orders')).status).toBe(404);
  expect(recent()).toMatchObject({ refusals: 3, troubled: 1 });
  // What is refused for another reason says nothing of the contract.
  bff.service.answer((_seen, response) => {
    response.writeHead(409, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ type: 't', title: 't', status: 409, code: 'conflict', requestId: 'r' }));
  });
  await call(known);
  await call(known, 'PUT', 'mf-orders@1.0.0 no-token');
  await call(known, 'PUT', `mf-orders@9.9.9 ${token}`);
  expect(recent().refusals).toBe(3);
  expect(await refusedReports()).toBe(2);
  expect(bff.service.seen.every(({ headers }) => headers[headerNames.remote] === undefined)).toBe(true);
});

it('counts the files that it sends, so that a release which is still asked for is known', async () => {
  await bff.call('/b2b/remotes/mf-orders/1.0.0/remoteEntry.js');
  await bff.call('/b2b/remotes/mf-orders/1.0.0/release.json');
  await bff.call('/b2b/remotes/mf-orders/1.0.0/remoteEntry.js', { method: 'HEAD' });
  await bff.call('/b2b/remotes/mf-orders/1.0.0/none.js');
  await bff.telemetry.close();
  expect(bff.service.counted.map(({ name, kind, count }) => [name, kind, count])).toEqual([
    ['mf-orders', 'entry', 1],
    ['mf-orders', 'file', 1],
  ]);
});

it('gives every page, and whoever asks for the releases anew, a token of its own', async () => {
  const fromRegistry = (await bff.call('/b2b/bff/registry')).json().pageToken as string;
  const given = [fromRegistry, await tokenOfPage(), await tokenOfPage()];
  expect(new Set(given).size).toBe(3);
  for (const token of given) expect(await report(token, [loaded])).toBe(204);
});

it('tells the services counts alone: no address, no path, no browser', async () => {
  const token = await tokenOfPage();
  await bff.call('/b2b/bff/telemetry', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0' },
    body: JSON.stringify({ token, events: [{ ...error, cause: 'Anna', path: '/b2b/shop/verbena/order/secret' }] }),
  });
  await bff.telemetry.close();
  expect(bff.service.counted.length).toBeGreaterThan(0);
  for (const row of bff.service.counted) {
    expect(Object.keys(row).sort()).toEqual(['bucket', 'cohort', 'count', 'kind', 'minute', 'name', 'version']);
  }
});
