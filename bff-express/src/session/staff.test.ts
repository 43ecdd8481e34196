import { operationPath } from 'shared-contracts';
import { operations } from 'shared-contracts/operations';
import { readCookies } from '../cookies/cookies.ts';
import { clearedStaffCookie, readStaffToken, staffCookie } from '../cookies/staff-cookie.ts';
import { sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { withBff } from '../testing/running-bff.ts';

const bff = withBff();
const site = { host: '127.0.0.1', tls: false, production: false };

const signInPath = '/b2b/bff/auth/staff/sign-in';
const json = { 'content-type': 'application/json' };
const headersWith = (cookie: string) => ({ ...json, cookie, origin: bff.origin });
const staffs = '__Host-b2b_staff=of-staff';
const merchants = '__Host-b2b_token=of-merchant';
const ofStaff = operations.filter(({ access }) => access === 'admin');

const send = (operation: (typeof ofStaff)[number], cookie: string) =>
  bff.call(operationPath(operation), {
    method: operation.method,
    headers: operation.method === 'GET' ? { cookie } : headersWith(cookie),
    ...(operation.method === 'GET' ? {} : { body: '{}' }),
  });

it('the cookie of staff is one of its own, for 12 hours, that no script reads', () => {
  expect(staffCookie(site, 'abc')).toBe('__Host-b2b_staff=abc; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(readStaffToken(readCookies('__Host-b2b_staff=abc', site))).toBe('abc');
  for (const other of ['b2b_staff=abc', '__Host-b2b_token=abc', '__Host-b2b_staff=a%0db'])
    expect(readStaffToken(readCookies(other, site))).toBeNull();
});

it('a sign-in puts the token into the cookie and out of the body', async () => {
  bff.service.answer((_seen, response) => sendJson(response, 200, { staff_id: 's-1', staff_auth_token: 'tok' }));
  const answer = await bff.call(signInPath, { method: 'POST', headers: json, body: '{"email":"a@b.ru"}' });
  expect([answer.status, answer.json()]).toEqual([200, { staff_id: 's-1' }]);
  expect(answer.headers['set-cookie']).toEqual([staffCookie(site, 'tok')]);
  expect(bff.service.seen).toMatchObject([{ url: '/staff/sign-in', body: '{"email":"a@b.ru"}' }]);
});

it('a refused one sets none, and one of another site is not passed on', async () => {
  bff.service.answer((_seen, response) => sendServiceProblem(response, 403, 'second_factor_unset'));
  const refused = await bff.call(signInPath, { method: 'POST', headers: json, body: '{}' });
  expect([refused.status, refused.json().code]).toEqual([403, 'second_factor_unset']);
  expect(refused.headers['set-cookie']).toBeUndefined();
  bff.service.seen.length = 0;
  const foreign = { ...json, origin: 'https://evil.example' };
  expect((await bff.call(signInPath, { method: 'POST', headers: foreign, body: '{}' })).status).toBe(403);
  expect(bff.service.seen).toEqual([]);
});

it('every call of staff goes up with their token and without a merchant’s', async () => {
  bff.service.answer((_seen, response) => sendJson(response, 200, {}));
  expect(ofStaff.length).toBeGreaterThan(8);
  for (const operation of ofStaff) {
    await send(operation, `${staffs}; ${merchants}`);
    const { headers, url } = bff.service.seen.at(-1) ?? {};
    expect([url, headers?.['x-staff-token'], headers?.['x-merchant-token']]).toEqual([
      operation.path,
      'of-staff',
      undefined,
    ]);
  }
});

it("a merchant's cookie is no cookie of staff: it goes up as what it is, to be refused and written down", async () => {
  for (const operation of ofStaff) {
    await send(operation, merchants);
    const { headers } = bff.service.seen.at(-1) ?? {};
    expect([headers?.['x-staff-token'], headers?.['x-merchant-token']]).toEqual([undefined, 'of-merchant']);
  }
});

it('a merchant’s session that is known to be over goes up from there too, so that who tried is written down', async () => {
  bff.service.answer((_seen, response) => sendServiceProblem(response, 401, 'unauthorized'));
  await bff.call('/b2b/bff/auth/session', { headers: { cookie: merchants } });
  bff.service.seen.length = 0;
  for (const operation of ofStaff) await send(operation, merchants);
  expect(bff.service.seen.map(({ url }) => url)).toEqual(ofStaff.map(({ path }) => path));
});

it('a merchant’s call never carries the token of staff', async () => {
  await bff.call('/b2b/bff/api/merchant-api/merchant/info', {
    method: 'POST',
    headers: headersWith(staffs),
    body: '{}',
  });
  const { headers } = bff.service.seen.at(-1) ?? {};
  expect([headers?.['x-staff-token'], headers?.['x-merchant-token']]).toEqual([undefined, undefined]);
});

it('a change with the cookie of staff needs its own origin', async () => {
  const path = '/b2b/bff/api/admin-api/merchant/stop-sub';
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await bff.call(path, { method: 'POST', headers: { ...headersWith(staffs), origin }, body: '{}' });
    expect([answer.status, answer.json().code]).toEqual([403, 'origin_forbidden']);
  }
  expect(bff.service.seen).toEqual([]);
});

it('a session that is over takes its own cookie away, and leaves the merchant’s', async () => {
  bff.service.answer((_seen, response) => sendServiceProblem(response, 401, 'unauthorized'));
  const path = '/b2b/bff/api/admin-api/merchant/list';
  const answer = await bff.call(path, { method: 'POST', headers: headersWith(`${staffs}; ${merchants}`), body: '{}' });
  expect(answer.headers['set-cookie']).toEqual([clearedStaffCookie(site)]);
});

it('signing out ends the session and takes the cookie away, even where the service is away', async () => {
  bff.service.answer((_seen, response) => sendServiceProblem(response, 503, 'unavailable'));
  const answer = await bff.call('/b2b/bff/auth/staff/session', {
    method: 'DELETE',
    headers: headersWith(staffs),
    body: '{}',
  });
  expect(answer.status).toBe(503);
  expect(answer.headers['set-cookie']).toEqual([clearedStaffCookie(site)]);
  expect(bff.service.seen.at(-1)).toMatchObject({ method: 'DELETE', headers: { 'x-staff-token': 'of-staff' } });
});
