import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Group, operationGroups } from 'shared-contracts';
import { callUpstream } from './client.ts';
import { UpstreamTimeout } from './failures.ts';
import { openUpstreams } from './upstreams.ts';

async function askedFrom(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const upstreams = openUpstreams(
    Object.fromEntries(operationGroups.map((group) => [group, url])) as Record<Group, URL>,
  );
  const call = { method: 'POST', path: '/asked', headers: {}, timeLimit: 50 };
  return callUpstream(upstreams.api, call).finally(() => {
    upstreams.close();
    server.closeAllConnections();
    server.close();
  });
}

it.each<[string, RequestListener]>([
  ['does not answer', () => {}],
  ['answers with headers alone', (_, response) => response.writeHead(200).flushHeaders()],
  ['stops in the middle of its answer', (_, response) => response.writeHead(200).write('{"products":')],
])('a service that %s is given up after the time that it has', async (_, listener) => {
  await expect(askedFrom(listener)).rejects.toThrow(UpstreamTimeout);
});

it('an answer that comes in time is read to its end', async () => {
  const answer = await askedFrom((_, response) => {
    response.write('{"products":');
    response.end('[]}');
  });
  expect([answer.status, answer.body.toString()]).toEqual([200, '{"products":[]}']);
});
