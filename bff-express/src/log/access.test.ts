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
