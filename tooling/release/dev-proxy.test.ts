import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDevProxy } from './dev-proxy.ts';

const listening: Server[] = [];
afterEach(() => {
  for (const server of listening.splice(0)) server.close();
});

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handle);
  listening.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function before(answer: (response: ServerResponse) => void) {
  const requests: IncomingMessage[] = [];
  const platform = await listen((request, response) => {
    requests.push(request);
    answer(response);
  });
  const proxy = createDevProxy(platform, () => []);
  const dev = await listen((request, response) => void proxy(request, response, () => response.end()));
  return { platform, dev, requests };
}

const post = (url: string, origin: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { origin } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });

it('is the platform for its own pages alone: what another site sends keeps the name of that site', async () => {
  const { platform, dev, requests } = await before((response) => response.end());
  await post(`${dev}/b2b/bff/api/any`, dev);
  await post(`${dev}/b2b/bff/api/any`, 'https://evil.example');
  expect(requests.map(({ headers }) => headers.origin)).toEqual([platform, 'https://evil.example']);
  expect(requests.map(({ headers }) => headers.host)).toEqual([new URL(platform).host, new URL(platform).host]);
});

it('passes cookies on in both directions, and leads nobody away from itself', async () => {
  const cookie = '__Host-b2b_token=secret; Path=/; Secure; HttpOnly; SameSite=Lax';
  const { platform, dev, requests } = await before((response) =>
    response.writeHead(302, { 'set-cookie': cookie, location: `${platform}/b2b/merchant` }).end(),
  );
  for (const accept of ['text/html', 'application/json']) {
    const headers = { accept, cookie: '__Host-b2b_token=old', 'if-none-match': '"1"' };
    const answer = await fetch(`${dev}/b2b/`, { headers, redirect: 'manual' });
    expect(answer.headers.getSetCookie()).toEqual([cookie]);
    expect(new URL(answer.headers.get('location') ?? '', dev).origin).toBe(dev);
  }
  expect(requests.map(({ headers }) => headers.cookie)).toEqual(['__Host-b2b_token=old', '__Host-b2b_token=old']);
  // A page that holds what is developed is never taken from what was kept.
  expect(requests[0]?.headers).not.toHaveProperty('if-none-match');
});

it('holds nothing back of what comes piece by piece', async () => {
  let end = () => {};
  const { dev } = await before((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    end = () => response.end();
  });
  const { body } = await fetch(`${dev}/b2b/bff/events`, { headers: { accept: 'text/event-stream' } });
  const { value } = (await body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
  end();
});

it('says in a sentence that the platform is away', async () => {
  const { platform, dev } = await before((response) => response.destroy());
  const answer = await fetch(`${dev}/b2b/`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain(`Платформа ${platform} не отвечает`);
});

it('keeps to itself what a page says of releases that the platform never gave', async () => {
  const { dev, requests } = await before((response) => response.writeHead(403).end());
  expect(await post(`${dev}/b2b/bff/telemetry`, dev)).toBe(204);
  expect(requests).toEqual([]);
});
