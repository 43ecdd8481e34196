import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from 'tooling/wait-until';
import { sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { asSignedIn, withBff } from '../testing/running-bff.ts';

const path = '/b2b/bff/auth/merchant/authorize';
const body = '{"email":"a@b.example","password":"correct horse"}';

const bff = withBff({ timeLimits: { call: 300 } });
beforeEach(() => {
  bff.service.answer((_seen, response) =>
    sendJson(response, 200, { merchant_id: 'm-1', merchant_auth_token: 'new-token' }),
  );
});

const revoked = () =>
  bff.service.seen
    .filter(({ url }) => url === '/merchant/revoke-sessions')
    .map(({ headers, body: sent }) => [headers['x-merchant-token'], sent]);

const untilRevoked = () => waitUntil(() => revoked().length > 0);

it('signing in anew ends the session that the browser had, once calls that are under way with it are over', async () => {
  const answer = await bff.call(path, { method: 'POST', headers: asSignedIn(bff, 'old-token'), body });
  expect(answer.headers['set-cookie']?.[0]).toContain('__Host-b2b_token=new-token;');
  expect(revoked()).toEqual([]);
  await untilRevoked();
  expect(revoked()).toEqual([['old-token', '{"scope":"current"}']]);
});

it('so does looking at a shop as its merchant', async () => {
  const headers = asSignedIn(bff, 'old-token');
  const cookie = `${headers.cookie}; __Host-b2b_staff=of-staff`;
  const viewAs = { method: 'POST', headers: { ...headers, cookie }, body: '{"merchant_id":"m-1"}' };
  await bff.call('/b2b/bff/api/admin-api/merchant/view-as', viewAs);
  await untilRevoked();
  expect(revoked()).toEqual([['old-token', '{"scope":"current"}']]);
});

it('a sign-in that fails, is the first, or gives the same token again ends nothing', async () => {
  const first = { 'content-type': 'application/json' };
  await bff.call(path, { method: 'POST', headers: first, body });
  await bff.call(path, { method: 'POST', headers: asSignedIn(bff, 'new-token'), body });
  bff.service.answer((_seen, response) => sendServiceProblem(response, 401, 'invalid_credentials'));
  await bff.call(path, { method: 'POST', headers: asSignedIn(bff, 'old-token'), body });
  await sleep(700);
  expect(revoked()).toEqual([]);
});
