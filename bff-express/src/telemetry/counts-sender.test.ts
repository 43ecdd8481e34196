import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { addReleaseCounts, operationGroups, type ReleaseCountRow } from 'shared-contracts';
import { openUpstreams } from '../upstream/upstreams.ts';
import { createCountsSender } from './counts-sender.ts';
import type { CountedRelease } from './recent.ts';
import { createWaitingCounts } from './waiting-counts.ts';

const release: CountedRelease = { name: 'mf-orders', version: '1.0.1', cohort: 'stable' };

interface Services {
  status: number;
  batches: { batch_id: string; rows: ReleaseCountRow[] }[];
  server: Server;
}

let services: Services;
beforeEach(async () => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    services.batches.push(addReleaseCounts.request.parse(JSON.parse(Buffer.concat(chunks).toString())));
    if (services.status === 0) response.destroy();
    else response.writeHead(services.status, { 'content-type': 'application/json' }).end('{}');
  });
  services = { status: 200, batches: [], server };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  services.server.closeAllConnections();
  await new Promise((resolve) => services.server.close(resolve));
});

function counting() {
  const clock = { now: Date.UTC(2026, 10, 24, 10, 0, 30) };
  const url = new URL(`http://127.0.0.1:${(services.server.address() as AddressInfo).port}`);
  const upstreams = openUpstreams(Object.fromEntries(operationGroups.map((group) => [group, url])) as never);
  const waiting = createWaitingCounts(() => clock.now);
  const delivery = createCountsSender(upstreams.api, waiting, pino({ level: 'silent' }));
  delivery.close();
  return { clock, waiting, delivery };
}

const rowsOf = (batch = services.batches.at(-1)) =>
  batch?.rows.map(({ minute, kind, count }) => [minute.slice(11, 16), kind, count]);

it('sends sums by minute, and nothing where nothing was counted', async () => {
  const { clock, waiting, delivery } = counting();
  waiting.add(release, 'load', 0);
  waiting.add(release, 'load', 0);
  clock.now += 60_000;
  waiting.add(release, 'load', 0);
  waiting.add(release, 'error', 0);
  await delivery.send();
  expect(rowsOf()).toEqual([
    ['10:00', 'load', 2],
    ['10:01', 'load', 1],
    ['10:01', 'error', 1],
  ]);
  await delivery.send();
  expect(services.batches).toHaveLength(1);
});

it.each([0, 503, 502, 404])('keeps what was not taken (%d), and sends it again as the same batch', async (status) => {
  const { waiting, delivery } = counting();
  services.status = status;
  waiting.add(release, 'load', 0);
  await delivery.send();
  waiting.add(release, 'load', 0);
  waiting.add(release, 'error', 0);
  await delivery.send();
  services.status = 200;
  await delivery.send();
  const [first, again, third, rest] = services.batches;
  expect(again).toEqual(first);
  expect(third).toEqual(first);
  expect(rowsOf(rest)).toEqual([
    ['10:00', 'load', 1],
    ['10:00', 'error', 1],
  ]);
  expect(services.batches).toHaveLength(4);
});

it('does not send for ever what will never be taken', async () => {
  const { waiting, delivery } = counting();
  services.status = 400;
  waiting.add(release, 'load', 0);
  await delivery.send();
  await delivery.send();
  expect(services.batches).toHaveLength(1);
});

it('lets the oldest go when too much waits, and knows how much', () => {
  const { clock, waiting } = counting();
  for (let index = 0; index < 20_005; index += 1) {
    waiting.add({ ...release, version: `1.0.${index}` }, 'load', 0);
    clock.now += 1;
  }
  expect(waiting.lost()).toBe(5);
  expect(waiting.take()[0]?.version).toBe('1.0.5');
});
