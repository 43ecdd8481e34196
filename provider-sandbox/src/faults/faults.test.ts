import { withSandbox } from '../testing/sandbox.ts';
import { orderOne, shopOf } from '../testing/shop.ts';

const sandbox = withSandbox();
const shop = shopOf(sandbox);

const on = async () => ((await (await fetch(`${sandbox.url}/faults`)).json()) as { faults: unknown }).faults;

it('a call that hangs does nothing, and is cut off when the faults are cleared', async () => {
  const shop = shopOf(sandbox, '1');
  await sandbox.fault('yookassa', 'hang');
  const hanging = shop.post('/payments', orderOne);
  hanging.catch(() => {});
  expect((await shop.get('/payments')).body.items).toEqual([]);
  await fetch(`${sandbox.url}/faults/clear`, { method: 'POST' });
  await expect(hanging).rejects.toThrow();
});

it('an answer that gets lost belongs to something that is done', async () => {
  const shop = shopOf(sandbox, '2');
  await sandbox.fault('yookassa', 'error-after');
  const lost = await shop.post('/payments', orderOne, 'lost');
  expect([lost.status, lost.body.code]).toEqual([500, 'internal_server_error']);
  const again = await shop.post('/payments', orderOne, 'lost');
  expect((await shop.get('/payments')).body.items).toEqual([expect.objectContaining({ id: again.body.id })]);
});

it('a slow answer comes after it is done', async () => {
  const shop = shopOf(sandbox, '3');
  await sandbox.fault('yookassa', 'slow', { ms: 3_000, call: 'POST /payments' });
  let isAnswered = false;
  const slow = shop.post('/payments', orderOne).finally(() => {
    isAnswered = true;
  });
  while ((await shop.get('/payments')).body.items.length === 0);
  expect(isAnswered).toBe(false);
  expect((await slow).status).toBe(200);
});

it('a slow answer comes at once when the faults are cleared', async () => {
  const shop = shopOf(sandbox, '4');
  await sandbox.fault('yookassa', 'slow', { ms: 30_000, call: 'POST /payments' });
  const slow = shop.post('/payments', orderOne);
  while ((await shop.get('/payments')).body.items.length === 0);
  await fetch(`${sandbox.url}/faults`, { method: 'DELETE' });
  expect((await slow).status).toBe(200);
});

it.each([
  [undefined, 500, 'internal_server_error'],
  [400, 400, 'invalid_request'],
  [401, 401, 'invalid_credentials'],
])('an error does nothing, and has the status that it is asked to have: %s', async (status, answered, code) => {
  const shop = shopOf(sandbox, '5');
  await sandbox.fault('yookassa', 'error', { ...(status && { status }) });
  const failed = await shop.post('/payments', orderOne);
  expect([failed.status, failed.body.code]).toEqual([answered, code]);
  expect((await shop.get('/payments')).body.items).toEqual([]);
});

it('what is cut off afterwards is done', async () => {
  const shop = shopOf(sandbox, '6');
  await sandbox.fault('yookassa', 'cut-after');
  await expect(shop.post('/payments', orderOne)).rejects.toThrow();
  expect((await shop.get('/payments')).body.items).toHaveLength(1);
});

it('an answer that is altered leaves what it tells of as it is', async () => {
  const shop = shopOf(sandbox, '7');
  const { body } = await shop.post('/payments', orderOne);
  await sandbox.fault('yookassa', 'alter', { answer: { status: 'canceled' } });
  expect((await shop.get(`/payments/${body.id}`)).body).toEqual({ ...body, status: 'canceled' });
  expect((await shop.get(`/payments/${body.id}`)).body).toEqual(body);
});

it('calls can be looked at, with what came of them', async () => {
  const calls = async () => {
    const answer = await fetch(`${sandbox.url}/calls?provider=yookassa&call=POST`);
    return ((await answer.json()) as { calls: object[] }).calls;
  };
  await fetch(`${sandbox.url}/calls`, { method: 'DELETE' });
  await shop.get('/me');
  await sandbox.fault('yookassa', 'error', { call: 'POST /refunds' });
  await shop.post('/refunds', { payment_id: '1' }, 'one');
  await sandbox.fault('yookassa', 'error-after');
  await shop.post('/payments', orderOne, 'two');
  expect(await calls()).toEqual([
    {
      provider: 'yookassa',
      call: 'POST /refunds',
      headers: expect.objectContaining({ 'idempotence-key': 'one' }),
      body: { payment_id: '1' },
    },
    expect.objectContaining({ call: 'POST /payments', body: orderOne, done: 200 }),
  ]);
  await fetch(`${sandbox.url}/calls`, { method: 'DELETE' });
  expect(await calls()).toEqual([]);
});

it('too many calls are asked to wait', async () => {
  await sandbox.fault('yookassa', 'too-many', { times: 2 });
  const statuses = [await shop.get('/me'), await shop.get('/me'), await shop.get('/me')].map(({ status }) => status);
  expect(statuses).toEqual([429, 429, 200]);
});

it('a fault of one call spares the others, and faults can be looked at', async () => {
  await sandbox.fault('yookassa', 'error-after', { call: 'POST /refunds', times: 5 });
  expect((await shop.get('/me')).status).toBe(200);
  expect(await on()).toEqual([
    { provider: 'yookassa', fault: 'error-after', times: 5, ms: 3_000, retryAfter: 1, call: 'POST /refunds' },
  ]);
  const page = await fetch(`${sandbox.url}/faults`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('делает, но отвечает ошибкой 500');
});

it('a form turns faults on and off', async () => {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const set = await post('/faults', { provider: 'yookassa', fault: 'slow', times: '', call: '', ms: '20' });
  expect([set.status, set.headers.get('location')]).toEqual([303, '/faults']);
  expect(await on()).toEqual([{ provider: 'yookassa', fault: 'slow', ms: 20, retryAfter: 1 }]);
  await post('/faults/clear', {});
  expect(await on()).toEqual([]);
});

it.each([{ provider: 'bank' }, { fault: 'fire' }, { times: 10_001 }, { ms: 30_001 }, { status: 200 }])(
  '%j is no fault',
  async (wrong) => {
    const answer = await fetch(`${sandbox.url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'yookassa', fault: 'hang', ...wrong }),
    });
    expect(answer.status).toBe(400);
  },
);
