import { waitUntil } from 'tooling/wait-until';
import { type Script, sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { asSignedIn, withBff } from '../testing/running-bff.ts';

const path = '/b2b/bff/auth/session';
const cleared = ['__Host-b2b_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'];
const who = { merchant_id: 'm-1', merchant_name: 'verbena', email: 'a@b.example' };

const bff = withBff();

describe('who is signed in', () => {
  it('is a quiet 401 without a cookie, and asks no service', async () => {
    const answer = await bff.call(path);
    expect([answer.status, answer.json().code]).toEqual([401, 'unauthorized']);
    expect(bff.service.seen).toEqual([]);
    expect(bff.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  it('is what the service knows of the token, and nothing more', async () => {
    bff.service.answer((_seen, response) => sendJson(response, 200, { ...who, password_hash: 'x' }));
    const answer = await bff.call(path, { headers: { cookie: asSignedIn(bff, 'tok-1').cookie } });
    expect([answer.status, answer.json()]).toEqual([200, who]);
    expect(bff.service.seen).toMatchObject([
      { method: 'GET', url: '/session', headers: { 'x-merchant-token': 'tok-1' } },
    ]);
  });

  it('is a 401 that takes the cookie away where the token is not good any more', async () => {
    bff.service.answer((_seen, response) => sendServiceProblem(response, 401, 'unauthorized'));
    const answer = await bff.call(path, { headers: { cookie: asSignedIn(bff).cookie } });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, cleared]);
  });

  it('is a failure where the service answers nonsense, and the cookie stays', async () => {
    bff.service.answer((_seen, response) => sendJson(response, 200, { merchant_id: 5 }));
    const answer = await bff.call(path, { headers: { cookie: asSignedIn(bff, 'tok-2').cookie } });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([502, undefined]);
  });
});

describe('whose a token is', () => {
  const ask = (token: string) => bff.call(path, { headers: { cookie: asSignedIn(bff, token).cookie } });

  it('is asked once in seconds, and of a token that is nobody’s no more', async () => {
    bff.service.answer(({ headers }, response) =>
      headers['x-merchant-token'] === 'tok-3'
        ? sendJson(response, 200, who)
        : sendServiceProblem(response, 401, 'unauthorized'),
    );
    const tokens = ['tok-3', 'nobody', 'tok-3', 'nobody'];
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await ask(token)).status);
    expect(statuses).toEqual([200, 401, 200, 401]);
    expect(bff.service.seen).toHaveLength(2);
    await bff.call('/b2b/bff/api/merchant-api/merchant/info', {
      method: 'POST',
      headers: asSignedIn(bff, 'nobody'),
      body: '{}',
    });
    expect(bff.service.seen).toHaveLength(2);
  });

  const knowUntilRevoked = () => {
    let revoked = false;
    bff.service.answer(({ url }, response) => {
      if (url !== '/session') revoked = true;
      if (revoked && url === '/session') return sendServiceProblem(response, 401, 'unauthorized');
      sendJson(response, 200, url === '/session' ? who : {});
    });
  };

  it.each([
    ['signing out', 'DELETE', path],
    ['a new password', 'POST', '/b2b/bff/auth/merchant/change-password'],
    ['ending the sessions', 'POST', '/b2b/bff/auth/merchant/revoke-sessions'],
  ])('is forgotten at once with %s', async (name, method, at) => {
    knowUntilRevoked();
    expect((await ask(name.replaceAll(' ', '-'))).status).toBe(200);
    await bff.call(at, { method, headers: asSignedIn(bff, name.replaceAll(' ', '-')), body: '{}' });
    expect((await ask(name.replaceAll(' ', '-'))).status).toBe(401);
  });

  it('is forgotten at once where another device ends the sessions, which was never asked about', async () => {
    knowUntilRevoked();
    expect((await ask('left-at-home')).status).toBe(200);
    const headers = { 'x-merchant-token': 'at-hand', 'content-type': 'application/json' };
    await bff.call('/b2b/bff/auth/merchant/revoke-sessions', { method: 'POST', headers, body: '{"scope":"others"}' });
    expect((await ask('left-at-home')).status).toBe(401);
  });

  it.each([
    ['the same token', 'at-hand'],
    ['a token of another device, which was never asked about before', 'on-its-way'],
  ])('is not brought back by an answer of %s that was on its way when it was forgotten', async (_, token) => {
    let release = () => {};
    const revoked = new Promise<void>((resolve) => {
      release = resolve;
    });
    let lookups = 0;
    bff.service.answer(async ({ url }, response) => {
      if (url !== '/session') return sendJson(response, 200, {});
      lookups += 1;
      if (lookups > 1) return sendServiceProblem(response, 401, 'unauthorized');
      await revoked;
      sendJson(response, 200, who);
    });
    const early = ask(token);
    await waitUntil(() => lookups === 1);
    const headers = { 'x-merchant-token': 'at-hand', 'content-type': 'application/json' };
    await bff.call('/b2b/bff/auth/merchant/change-password', { method: 'POST', headers, body: '{}' });
    release();
    expect((await early).status).toBe(200);
    expect((await ask(token)).status).toBe(401);
  });

  it('is not said where the service fails, and the cookie stays', async () => {
    bff.service.answer((_seen, response) => sendServiceProblem(response, 500, 'internal'));
    const answer = await ask('tok-4');
    expect([answer.status, answer.json().code, answer.headers['set-cookie']]).toEqual([503, 'unavailable', undefined]);
  });
});

describe('signing out', () => {
  const leave = (headers = asSignedIn(bff, 'tok-1')) => bff.call(path, { method: 'DELETE', headers, body: '{}' });

  it('revokes the token at the service and clears the cookie', async () => {
    bff.service.answer((_seen, response) => sendJson(response, 200, { revoked: 1 }));
    const answer = await leave();
    expect([answer.status, answer.json(), answer.headers['set-cookie']]).toEqual([200, { revoked: 1 }, cleared]);
    expect(bff.service.seen).toMatchObject([
      {
        method: 'POST',
        url: '/merchant/revoke-sessions',
        body: '{"scope":"current"}',
        headers: { 'x-merchant-token': 'tok-1' },
      },
    ]);
  });

  it('needs its own origin', async () => {
    const answer = await leave({ ...asSignedIn(bff), origin: 'https://evil.example' });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(bff.service.seen).toEqual([]);
  });

  it.each<[string, number, Script]>([
    ['fails', 500, (_seen, response) => sendServiceProblem(response, 500, 'internal')],
    ['breaks off', 502, (_seen, response) => response.destroy()],
    ['answers nonsense', 502, (_seen, response) => sendJson(response, 200, '', 'text/html')],
  ])('clears the cookie even where the service %s, and says that it failed', async (_, status, script) => {
    bff.service.answer(script);
    const answer = await leave();
    expect([answer.status, answer.headers['set-cookie']]).toEqual([status, cleared]);
  });

  it('is a 401 for someone who is not signed in', async () => {
    const answer = await bff.call(path, { method: 'DELETE' });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
  });
});
