import { eventStreamType, eventsPath, liveEvents, operationGroups } from 'shared-contracts';
import { operations } from 'shared-contracts/operations';
import { asSignedIn, startBff, withBff } from '../testing/running-bff.ts';

const bff = withBff({ env: { TRUST_PROXY: 'loopback' } });

describe('health', () => {
  it('is well while the process runs, whatever the services do', async () => {
    for (const path of ['/healthz', '/b2b/bff/healthz']) expect((await bff.call(path)).status).toBe(200);
  });

  it('is ready when services and releases are, and says which group is not', async () => {
    for (const path of ['/readyz', '/b2b/bff/readyz']) {
      expect((await bff.call(path)).json()).toEqual({ status: 'ready', revision: 1, releases: 4 });
    }
    const half = await startBff({ env: { UPSTREAM_ORDERS: 'http://127.0.0.1:1' } });
    const answer = await half.call('/b2b/bff/readyz');
    expect([answer.status, answer.json().code]).toEqual([503, 'unavailable']);
    expect(answer.json().detail).toBe('group orders does not answer');
    await half.stop();
  });

  it('takes a service without /readyz for ready, and one that fails for not', async () => {
    const statuses: [number, number][] = [
      [404, 200],
      [503, 503],
    ];
    for (const [status, expected] of statuses) {
      const fresh = await startBff();
      fresh.service.answer((_seen, response) => response.writeHead(status).end());
      expect((await fresh.call('/b2b/bff/readyz')).status).toBe(expected);
      await fresh.stop();
    }
  });
});

describe('a full disk', () => {
  it('of a service is told apart from one that is away', async () => {
    const fresh = await startBff();
    fresh.service.answer((_seen, response) => response.writeHead(503).end('{"code":"disk_full"}'));
    const answer = await fresh.call('/b2b/bff/readyz');
    expect([answer.status, answer.json().code]).toEqual([503, 'disk_full']);
    expect(answer.json().detail).toContain('group orders has no room on its disk');
    await fresh.stop();
  });

  it('of one service is no excuse for another that is away', async () => {
    const half = await startBff({ env: { UPSTREAM_ORDERS: 'http://127.0.0.1:1' } });
    half.service.answer((_seen, response) => response.writeHead(503).end('{"code":"disk_full"}'));
    const answer = await half.call('/b2b/bff/readyz');
    expect([answer.status, answer.json().code]).toEqual([503, 'unavailable']);
    await half.stop();
  });
});

describe('documents', () => {
  it('describes every call that can be reached, and no other', async () => {
    const answer = await bff.call('/b2b/bff/openapi.json');
    const paths = Object.keys(answer.json().paths as object);
    for (const { group, path } of operations) {
      expect(paths.includes(`/b2b/bff/${group}${path}`)).toBe(!path.startsWith('/internal-api/'));
    }
    const others = paths.filter((path) => !operationGroups.some((group) => path.startsWith(`/b2b/bff/${group}/`)));
    expect(others).toEqual([eventsPath]);
    const again = await bff.call('/b2b/bff/openapi.json', {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('describes the stream of events: who may listen, what is heard, what is answered instead', async () => {
    const { paths, components } = (await bff.call('/b2b/bff/openapi.json')).json() as {
      paths: Record<
        string,
        Record<string, { description: string; security: object[]; responses: Record<string, object> }>
      >;
      components: { schemas: Record<string, { properties: object }> };
    };
    const { get: stream, ...others } = paths[eventsPath] ?? {};
    expect(others).toEqual({});
    expect(stream?.security).toEqual([{ cookie: [] }, { token: [] }]);
    expect(stream?.responses[200]).toMatchObject({ content: { [eventStreamType]: {} } });
    expect(Object.keys(stream?.responses ?? {})).toEqual(
      expect.arrayContaining(['401', '405', '429', '502', '503', '504']),
    );
    for (const event of liveEvents) expect(stream?.description).toContain(`\`${event}\``);
    expect(Object.keys(components.schemas.LiveOrder?.properties ?? {})).toEqual(['order_id', 'order_number', 'change']);
  });

  it('leads from / to the product', async () => {
    const answer = await bff.call('/');
    expect([answer.status, answer.headers.location]).toEqual([302, '/b2b/']);
  });
});

describe('telemetry', () => {
  const event = { kind: 'remote-failed', name: 'mf-orders', version: '1.0.0', cause: 'timeout' };
  const newToken = async () => (await bff.call('/b2b/bff/registry')).json().pageToken;
  const tell = async (events: unknown, headers: object = {}) =>
    bff.call('/b2b/bff/telemetry', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ token: await newToken(), events }),
    });
  const logged = () => bff.log.filter(({ msg }) => msg === 'browser').map((line) => line.event);

  it('of what went wrong goes to the log', async () => {
    const answer = await tell([event, { kind: 'remote-loaded', name: 'mf-orders' }]);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(logged().at(-1)).toEqual(event);
  });

  it('leaves out what could be a person', async () => {
    const cause = 'no order AbCdEfGhIjKlMnOpQrStUvWxYz012345 for anna@mail.example, +7 (999) 123-45-67';
    await tell([{ ...event, cause, path: '/b2b/shop/verbena/order/secret-token?phone=1' }]);
    expect(logged().at(-1)).toEqual({
      ...event,
      cause: 'no order [token] for [e-mail] [number]',
      route: '/b2b/shop/:merchantName/order/:publicToken',
    });
  });

  it('names the field that is not valid', async () => {
    const before = logged().length;
    const answer = await tell([event, { kind: 'gossip', name: 'mf-orders' }]);
    expect([answer.status, answer.json().code]).toEqual([400, 'validation_failed']);
    expect(answer.json().errors).toMatchObject([{ path: 'events[1].kind' }]);
    expect((await tell('none')).status).toBe(400);
    expect(logged()).toHaveLength(before);
  });

  it('takes from the cookie only what the page itself sends', async () => {
    expect((await tell([event], { ...asSignedIn(bff), origin: 'https://evil.example' })).status).toBe(403);
    expect((await tell([event], asSignedIn(bff))).status).toBe(204);
  });

  it('is malformed, too large or too often: a problem each', async () => {
    const text = (body: string, from = '9.9.9.9') => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      return bff.call('/b2b/bff/telemetry', { method: 'POST', headers, body });
    };
    expect((await text('{"events":')).json().code).toBe('malformed_body');
    expect((await text(`"${'x'.repeat(70_000)}"`)).json().code).toBe('payload_too_large');
    const answers = await Promise.all(Array.from({ length: 700 }, () => text('{}')));
    const last = answers.find(({ status }) => status === 429);
    expect(last?.json().code).toBe('rate_limited');
    expect(last?.headers['retry-after']).toBe('60');
    expect((await text('{}', '8.8.8.8')).status).toBe(400);
  });
});
