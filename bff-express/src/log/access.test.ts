import { waitUntil } from 'tooling/wait-until';
import { asSignedIn, type TestAnswer, withBff } from '../testing/running-bff.ts';

const bff = withBff({ quotas: { shop: { atOnce: 1, perSecond: 0.001 } } });

const lineOf = async (answer: Promise<TestAnswer>) => {
  const id = (await answer).headers['x-request-id'];
  const line = bff.log.find(({ requestId }) => requestId === id);
  return { route: line?.route, status: line?.status, code: line?.code };
};

it('says in the log why a call was refused', async () => {
  const foreign = { ...asSignedIn(bff), origin: 'https://evil.example' };
  expect(await lineOf(bff.call('/b2b/bff/auth/session', { method: 'DELETE', headers: foreign }))).toEqual({
    route: '/b2b/bff/auth/session',
    status: 403,
    code: 'origin_forbidden',
  });
  expect(await lineOf(bff.call('/b2b/bff/auth/session'))).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(await lineOf(bff.call('/b2b/bff/events'))).toMatchObject({ status: 401, code: 'unauthorized' });
});

it('tells in the log of who asks beyond the quota, and of others no code', async () => {
  const ask = () =>
    bff.call('/b2b/bff/api/users-api/products', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-merchant-name': 'noisy' },
      body: '{}',
    });
  expect(await lineOf(ask())).toMatchObject({ status: 200, code: undefined });
  expect(await lineOf(ask())).toMatchObject({ status: 429, code: 'rate_limited' });
});

it('writes a supervisor’s questions down for who looks for them alone', async () => {
  const levelOf = async (path: string) => {
    const id = (await bff.call(path)).headers['x-request-id'];
    return bff.log.find(({ requestId, route }) => requestId === id && route !== undefined)?.level;
  };
  const [debug, info] = [20, 30];
  expect([await levelOf('/healthz'), await levelOf('/b2b/bff/readyz')]).toEqual([debug, debug]);
  expect(await levelOf('/robots.txt')).toBe(info);
});

it('counts the bytes of each answer by itself, however many come over one connection', async () => {
  const before = bff.log.length;
  for (let count = 0; count < 3; count += 1) await (await fetch(`${bff.origin}/robots.txt`)).text();
  const written = () =>
    bff.log.slice(before).flatMap((line) => (line.route === '/robots.txt' ? [Number(line.bytes)] : []));
  await waitUntil(() => written().length === 3);
  expect(new Set(written()).size).toBe(1);
});
