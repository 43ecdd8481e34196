import { type IncomingMessage, request as open } from 'node:http';
import { eventText } from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { sendJson, sendServiceProblem, sessionOf } from '../testing/fake-service.ts';
import { asSignedIn, withFreshBff } from '../testing/running-bff.ts';
import { maxOfSession } from './streams.ts';

const path = '/b2b/bff/events';

const bff = withFreshBff();
let tell: (text: string) => void;
let streams: { closed: Promise<void>; end: () => void }[];

const answerStreams = () => {
  streams = [];
  bff.service.answer((seen, response) => {
    if (seen.url === '/session') return sendJson(response, 200, sessionOf('verbena'));
    response.writeHead(200, { 'content-type': 'text/event-stream', 'set-cookie': 'x=1', server: 'secret' });
    response.write(eventText('ready'));
    tell = (text) => response.write(text);
    const closed = new Promise<void>((resolve) => response.once('close', () => resolve()));
    streams.push({ closed, end: () => response.destroy() });
  });
};

beforeEach(async () => {
  answerStreams();
});

interface Opened {
  answer: IncomingMessage;
  heard(text: string): Promise<void>;
  ended: Promise<void>;
  leave(): void;
}

function follow(token = 'token-1', headers: Record<string, string> = {}): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const cookie = `__Host-b2b_token=${token}`;
    const outgoing = open({ host: '127.0.0.1', port: bff.port, path, headers: { cookie, ...headers }, agent: false });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      let all = '';
      const waiting = new Set<() => void>();
      answer.on('data', (chunk: Buffer) => {
        all += chunk.toString();
        for (const check of waiting) check();
      });
      const ended = new Promise<void>((done) => answer.once('close', () => done()));
      answer.on('error', () => {});
      const heard = (text: string) =>
        new Promise<void>((done) => {
          const check = () => all.includes(text) && waiting.delete(check) && done();
          waiting.add(check);
          check();
        });
      resolve({ answer, heard, ended, leave: () => outgoing.destroy() });
    });
    outgoing.end();
  });
}

it("passes the service's events on as they come, with the session's token and nothing else of either side", async () => {
  const stream = await follow('tok-9', { 'accept-encoding': 'gzip, br', 'x-merchant-id': 'other' });
  await stream.heard('event: ready');
  tell(eventText('order', { order_id: 'o-1', order_number: '1001', change: 'placed' }));
  await stream.heard('"order_number":"1001"');
  expect(stream.answer.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  for (const name of ['content-encoding', 'content-length', 'set-cookie', 'server']) {
    expect(stream.answer.headers).not.toHaveProperty(name);
  }
  expect(bff.service.seen.map(({ url }) => url)).toEqual(['/session', '/merchant-api/v1/order-events']);
  const [, seen] = bff.service.seen;
  expect(seen).toMatchObject({ method: 'GET', url: '/merchant-api/v1/order-events' });
  expect(seen?.headers).toMatchObject({ 'x-merchant-token': 'tok-9', accept: 'text/event-stream' });
  for (const name of ['cookie', 'x-merchant-id', 'accept-encoding']) expect(seen?.headers).not.toHaveProperty(name);
  expect(JSON.stringify(bff.log)).not.toContain('tok-9');
});

it('is for those who are signed in, and asks no service about others', async () => {
  const answer = await bff.call(path);
  expect([answer.status, answer.json().code]).toEqual([401, 'unauthorized']);
  expect(bff.service.seen).toEqual([]);
});

it('takes the cookie away where the session is over', async () => {
  bff.service.answer((_seen, response) => sendServiceProblem(response, 401, 'unauthorized'));
  const answer = await bff.call(path, { headers: asSignedIn(bff) });
  expect([answer.status, answer.json().code]).toEqual([401, 'unauthorized']);
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-b2b_token=; Max-Age=0/);
});

it('opens no stream of the service for a token that is nobody’s, and asks of it once', async () => {
  bff.service.answer((_seen, response) => sendServiceProblem(response, 401, 'unauthorized'));
  for (let count = 0; count < 3; count += 1) await bff.call(path, { headers: asSignedIn(bff, 'garbage') });
  expect(bff.service.seen.map(({ url }) => url)).toEqual(['/session']);
});

it.each([
  ['POST', 405],
  ['HEAD', 405],
])('is not there for %s', async (method, status) => {
  const answer = await bff.call(path, { method, headers: asSignedIn(bff) });
  expect([answer.status, answer.headers.allow]).toEqual([status, 'GET']);
});

it('leaves the service when the browser leaves', async () => {
  const stream = await follow();
  await stream.heard('ready');
  stream.leave();
  await streams[0]?.closed;
});

it('ends when the service ends, and is there again with it', async () => {
  const stream = await follow();
  await stream.heard('ready');
  streams[0]?.end();
  await stream.ended;
  bff.service.answer((_seen, response) => response.destroy());
  const gone = await bff.call(path, { headers: asSignedIn(bff) });
  expect([gone.status, gone.json().code]).toEqual([502, 'upstream_failed']);
  answerStreams();
  await (await follow()).heard('ready');
});

it.each([
  [200, 'text/html', 502],
  [500, 'text/plain', 502],
  [503, 'text/plain', 503],
])('answers a problem where the service answers %i %s', async (status, type, expected) => {
  bff.service.answer((_seen, response) => response.writeHead(status, { 'content-type': type }).end('stack at /srv'));
  const answer = await bff.call(path, { headers: asSignedIn(bff) });
  expect([answer.status, answer.headers['content-type']]).toEqual([expected, 'application/problem+json']);
  expect(answer.text).not.toContain('stack');
});

it('has so many for a session and no more, which others do not feel', async () => {
  const all = await Promise.all(Array.from({ length: maxOfSession }, () => follow()));
  const refused = await bff.call(path, { headers: asSignedIn(bff) });
  expect([refused.status, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '60']);
  await (await follow('token-2')).heard('ready');
  all[0]?.leave();
  await Promise.race(streams.map(({ closed }) => closed));
  await (await follow()).heard('ready');
});

it('keeps no place for browsers that left while their session was looked up', async () => {
  let answerSession: (() => void) | undefined;
  bff.service.answer((_seen, response) => {
    answerSession = () => sendJson(response, 200, sessionOf('verbena'));
  });
  const headers = { cookie: '__Host-b2b_token=token-1' };
  const leaving = Array.from({ length: maxOfSession }, () =>
    open({ host: '127.0.0.1', port: bff.port, path, headers, agent: false }).on('error', () => {}),
  );
  for (const request of leaving) request.end();
  await waitUntil(async () => answerSession !== undefined && (await bff.connections()) === maxOfSession);
  for (const request of leaving) request.destroy();
  await waitUntil(async () => (await bff.connections()) === 0);
  answerStreams();
  answerSession?.();
  expect((await follow()).answer.statusCode).toBe(200);
});

it('ends with the process, which does not wait for it', async () => {
  const stream = await follow();
  await stream.heard('ready');
  const stopped = bff.stop();
  await stream.ended;
  await stopped;
});
