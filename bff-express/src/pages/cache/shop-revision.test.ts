import { readConfig } from '../../config.ts';
import {
  type FakeService,
  type Script,
  sendJson,
  sendServiceProblem,
  startFakeService,
} from '../../testing/fake-service.ts';
import { openUpstreams, type Upstreams } from '../../upstream/upstreams.ts';
import { createShopRevision } from './shop-revision.ts';

const minute = 60_000;

let service: FakeService;
let upstreams: Upstreams;
let now: number;
let ask: ReturnType<typeof createShopRevision>;
beforeEach(async () => {
  service = await startFakeService();
  const config = readConfig({ STAGE: 'testing', UPSTREAM_URL: service.url });
  upstreams = openUpstreams(config.upstreams);
  now = 1;
  ask = createShopRevision({ upstreams, config }, () => now);
});
afterEach(async () => {
  upstreams.close();
  await service.close();
});

const revision =
  (number: number): Script =>
  (_seen, response) =>
    sendJson(response, 200, { revision: number });
const away: Script = (_seen, response) => response.destroy();

function at(moment: number, script: Script) {
  now = moment;
  service.answer(script);
  return ask('verbena', 'request-1');
}

it('a shop that has not changed for hours is still known for an hour from when the services said so last', async () => {
  expect(await at(1, revision(7))).toEqual({ shop: 'verbena', revision: 7, since: 1, confirmedAt: 1, stale: false });
  expect(await at(120 * minute, revision(7))).toMatchObject({ since: 1, confirmedAt: 120 * minute, stale: false });
  expect(await at(121 * minute, away)).toMatchObject({ revision: 7, stale: true });
  expect(await at(179 * minute, away)).toMatchObject({ revision: 7, stale: true });
  expect(await at(180 * minute, away)).toBe('unavailable');
});

it('a shop that nobody has heard of since the start is away with the services', async () => {
  expect(await at(1, away)).toBe('unavailable');
  expect(await at(minute, revision(8))).toMatchObject({ revision: 8, since: minute, stale: false });
});

it('a changed shop is known as of the change', async () => {
  await at(1, revision(7));
  expect(await at(5_000, revision(8))).toMatchObject({ revision: 8, since: 5_000 });
});

it('is asked twice a second at most', async () => {
  await at(1, revision(7));
  await at(501, revision(8));
  expect(service.seen).toHaveLength(1);
  await at(502, revision(8));
  expect(service.seen).toHaveLength(2);
});

it.each([
  [404, 'shop_not_found'],
  [503, 'shop_stopped'],
])('a shop that is closed with a %i %s has none, and is not away', async (status, code) => {
  expect(await at(1, (_seen, response) => sendServiceProblem(response, status, code))).toBeUndefined();
});

it('services that hang are waited for once, and heard as soon as they answer again', async () => {
  const { timeLimits } = readConfig({ STAGE: 'testing', UPSTREAM_URL: service.url });
  // Whoever waited for them would wait longer than this test may take.
  const patient = { timeLimits: { ...timeLimits, page: 10 * minute } };
  ask = createShopRevision({ upstreams, config: patient }, () => now);
  await at(1, revision(7));
  expect(await at(minute, away)).toMatchObject({ revision: 7, stale: true });
  const hanging: Script = () => {};
  expect(await at(2 * minute, hanging)).toMatchObject({ revision: 7, stale: true });
  await at(3 * minute, revision(8));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await at(3 * minute + 400, away)).toMatchObject({ revision: 8, stale: false });
});

it('a shop that is visited stays known, however many names of no shops are asked for', async () => {
  const strangers = async (group: string) => {
    service.answer((_seen, response) => sendServiceProblem(response, 404, 'shop_not_found'));
    for (let count = 0; count < 600; count++) await ask(`${group}-${count}`, 'request-1');
  };
  await at(1, revision(7));
  await strangers('first');
  await at(minute, revision(7));
  await strangers('second');
  expect(await at(2 * minute, away)).toMatchObject({ revision: 7, stale: true });
});
