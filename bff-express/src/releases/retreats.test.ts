import pino from 'pino';
import { operationGroups, reportRetreat } from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { sendJson, sendServiceProblem, startFakeService } from '../testing/fake-service.ts';
import { openUpstreams } from '../upstream/upstreams.ts';
import { createRetreatReporter } from './retreats.ts';

it('tells the registry of a bad release until it has heard, and not again what it does not serve', async () => {
  const service = await startFakeService();
  const url = new URL(service.url);
  const upstreams = openUpstreams(Object.fromEntries(operationGroups.map((group) => [group, url])) as never);
  const told = (name: string) =>
    service.seen.map(({ body }) => JSON.parse(body)).filter((retreat) => retreat.name === name);
  service.answer(({ body }, response) => {
    if (JSON.parse(body).name === 'mf-unknown') sendServiceProblem(response, 404, 'not_found');
    else if (told('mf-orders').length < 2) sendServiceProblem(response, 503, 'unavailable');
    else sendJson(response, 200, {});
  });
  const report = createRetreatReporter(upstreams.api, pino({ level: 'silent' }));
  report('mf-unknown', '1.0.0', 'slow');
  report('mf-orders', '2.0.0', 'x'.repeat(600));
  await waitUntil(() => told('mf-orders').length === 2);
  const retreat = { name: 'mf-orders', version: '2.0.0', why: 'x'.repeat(500) };
  expect([told('mf-orders'), told('mf-unknown').length]).toEqual([[retreat, retreat], 1]);
  expect(service.seen[0]).toMatchObject({ method: 'POST', url: reportRetreat.path });
  upstreams.close();
  await service.close();
});
