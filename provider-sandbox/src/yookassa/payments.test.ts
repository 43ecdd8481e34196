import { withSandbox } from '../testing/sandbox.ts';
import { orderOne, shopOf } from '../testing/shop.ts';

const sandbox = withSandbox();
const shop = shopOf(sandbox);

const roubles = (value: string) => ({ value, currency: 'RUB' });
const item = {
  description: 'Букет',
  amount: roubles('50.00'),
  quantity: 2,
  vat_code: 1,
  payment_mode: 'full_prepayment',
  payment_subject: 'commodity',
};
const receipt = { customer: { email: 'anna@example.ru' }, tax_system_code: 2, items: [item] };

async function paid(more: object = {}, method = 'bank_card'): Promise<string> {
  const { body } = await shop.post('/payments', { ...orderOne, ...more });
  await shop.press(body.id, 'pay', method);
  return body.id;
}

const stateOf = async (id: string) => (await shop.get(`/payments/${id}`)).body.status;

describe('an idempotence key', () => {
  it('gets the same answer for the same request, whatever became of the payment, and no second payment', async () => {
    const first = await shop.post('/payments', orderOne, 'same');
    await shop.press(first.body.id, 'pay');
    expect(await shop.post('/payments', orderOne, 'same')).toEqual(first);
    const { body } = await shop.get('/payments?limit=100');
    expect(body.items.filter(({ id }: { id: string }) => id === first.body.id)).toHaveLength(1);
  });

  it('is one of its shop, and of one day', async () => {
    const first = await shop.post('/payments', orderOne, 'shared');
    const other = await shopOf(sandbox, '100501').post('/payments', orderOne, 'shared');
    expect(other.body.id).not.toBe(first.body.id);
    sandbox.later(24 * 3_600_000 + 1);
    expect((await shop.post('/payments', orderOne, 'shared')).body.id).not.toBe(first.body.id);
  });

  it.each([
    ['is missing', null],
    ['is too long', 'k'.repeat(65)],
  ])('that %s is refused', async (_what, key) => {
    const { status, body } = await shop.post('/payments', orderOne, key);
    expect([status, body.code, body.parameter]).toEqual([400, 'invalid_request', 'Idempotence-Key']);
  });
});

it.each([
  ['a wrong key', { authorization: `Basic ${Buffer.from('100500:live_x').toString('base64')}` }],
  ['no key', {}],
])('%s is 401', async (_what, headers) => {
  const answer = await fetch(`${sandbox.url}/yookassa/v3/me`, { headers });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ type: 'error', code: 'invalid_credentials' });
});

it('a shop asks who it is, and never sees another shop’s payments', async () => {
  expect((await shop.get('/me')).body).toEqual({
    account_id: '100500',
    status: 'enabled',
    test: true,
    fiscalization_enabled: true,
    payment_methods: ['bank_card', 'sbp'],
  });
  const { body } = await shop.post('/payments', orderOne);
  const stranger = shopOf(sandbox, '777');
  expect((await stranger.get(`/payments/${body.id}`)).status).toBe(404);
  expect((await stranger.get('/payments')).body.items).toEqual([]);
  expect((await stranger.post(`/payments/${body.id}/cancel`, {})).body.code).toBe('not_found');
});

it.each([
  ['amount', { amount: roubles('0.99') }],
  ['amount', { amount: roubles('700000.01') }],
  ['amount', { amount: roubles('350000.01'), payment_method_data: { type: 'bank_card' } }],
  ['amount', { amount: roubles('350000.01'), capture: false }],
  ['amount.value', { amount: roubles('1.005') }],
  ['amount.currency', { amount: { value: '10.00', currency: 'USD' } }],
  ['capture', { capture: false, payment_method_data: { type: 'sbp' } }],
  ['payment_method_data.type', { payment_method_data: { type: 'bitcoin' } }],
  ['confirmation.return_url', { confirmation: { type: 'redirect', return_url: 'javascript:alert(1)' } }],
  ['description', { description: 'о'.repeat(129) }],
  ['metadata', { metadata: Object.fromEntries(Array.from({ length: 17 }, (_, key) => [`k${key}`, 'x'])) }],
  ['receipt', { receipt: { ...receipt, items: [{ ...item, quantity: 3 }] } }],
  ['receipt.customer', { receipt: { ...receipt, customer: {} } }],
  ['receipt.customer.phone', { receipt: { ...receipt, customer: { phone: '+7 999' } } }],
  ['receipt.tax_system_code', { receipt: { ...receipt, tax_system_code: 7 } }],
  ['receipt.items', { receipt: { ...receipt, items: Array.from({ length: 101 }, () => item) } }],
  ['receipt.items.0.description', { receipt: { ...receipt, items: [{ ...item, description: 'о'.repeat(129) }] } }],
  ['receipt.items.0.vat_code', { receipt: { ...receipt, items: [{ ...item, vat_code: 13 }] } }],
  ['receipt.items.0.payment_mode', { receipt: { ...receipt, items: [{ ...item, payment_mode: undefined }] } }],
])('a payment with a wrong %s is refused', async (parameter, wrong) => {
  const { status, body } = await shop.post('/payments', { ...orderOne, ...wrong });
  expect([status, body.code, body.parameter]).toEqual([400, 'invalid_request', parameter]);
});

it('a receipt that comes to the amount is taken', async () => {
  expect((await shop.post('/payments', { ...orderOne, receipt })).status).toBe(200);
});

describe('the page to pay', () => {
  const page = async (id: string) => (await fetch(`${sandbox.url}/yookassa/pay/${id}`)).text();

  it('shows the sum and the ways, runs no script, and leads back', async () => {
    const { body } = await shop.post('/payments', { ...orderOne, description: '<script>alert(1)</script>' });
    const shown = await page(body.id);
    expect(shown.replaceAll('\u00a0', ' ')).toContain('Оплатить 100 ₽');
    expect(shown).toMatch(/Банковская карта.*СБП/s);
    expect(shown).toContain('&#60;script&#62;alert(1)');
    expect(shown).not.toContain('<script');
    const back = await shop.press(body.id, 'pay', 'sbp');
    expect([back.status, back.headers.get('location')]).toEqual([303, 'https://www.example.com/return_url']);
    expect(await page(body.id)).toContain('href="https://www.example.com/return_url"');
    expect((await shop.get(`/payments/${body.id}`)).body.payment_method.type).toBe('sbp');
  });

  it('offers only what the payment can be paid with', async () => {
    const { body } = await shop.post('/payments', { ...orderOne, capture: false });
    expect(await page(body.id)).not.toContain('СБП');
    expect((await shop.press(body.id, 'pay', 'sbp')).status).toBe(400);
    expect(await stateOf(body.id)).toBe('pending');
  });

  it('lets refuse', async () => {
    const { body } = await shop.post('/payments', orderOne);
    expect((await shop.press(body.id, 'refuse')).status).toBe(303);
    const { body: refused } = await shop.get(`/payments/${body.id}`);
    expect(refused).toMatchObject({ status: 'canceled', paid: false });
    expect(refused.cancellation_details).toEqual({ party: 'payment_network', reason: 'general_decline' });
    await shop.press(body.id, 'pay');
    expect(await stateOf(body.id)).toBe('canceled');
  });
});

describe('time', () => {
  const hour = 3_600_000;

  it('to pay is one hour', async () => {
    const { body } = await shop.post('/payments', orderOne);
    sandbox.later(hour - 60_000);
    expect(await stateOf(body.id)).toBe('pending');
    sandbox.later(60_000);
    expect((await shop.get(`/payments/${body.id}`)).body.cancellation_details).toEqual({
      party: 'yoo_money',
      reason: 'expired_on_confirmation',
    });
  });

  it('to capture is seven days', async () => {
    const id = await paid({ capture: false });
    sandbox.later(7 * 24 * hour);
    expect((await shop.get(`/payments/${id}`)).body.cancellation_details).toEqual({
      party: 'yoo_money',
      reason: 'expired_on_capture',
    });
  });
});

describe('a held payment', () => {
  it('is captured in part: the rest is free again', async () => {
    const id = await paid({ capture: false });
    expect((await shop.post(`/payments/${id}/capture`, { amount: roubles('100.01') })).body.parameter).toBe('amount');
    const { body } = await shop.post(`/payments/${id}/capture`, { amount: roubles('60.00') });
    expect(body).toMatchObject({ status: 'succeeded', amount: roubles('60.00'), refundable: true });
  });

  it.each(['capture', 'cancel'])('that is settled takes no further %s', async (what) => {
    const id = await paid();
    const { status, body } = await shop.post(`/payments/${id}/${what}`, {});
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(await stateOf(id)).toBe('succeeded');
  });
});

describe('refunds', () => {
  it('come to what was paid at most', async () => {
    const id = await paid();
    const refund = (value: string) => shop.post('/refunds', { payment_id: id, amount: roubles(value) });
    expect((await refund('30.00')).status).toBe(200);
    expect((await refund('70.01')).body.parameter).toBe('amount');
    expect((await refund('70.00')).status).toBe(200);
    const { body } = await shop.get(`/payments/${id}`);
    expect(body).toMatchObject({ status: 'succeeded', refundable: false, refunded_amount: roubles('100.00') });
    expect((await shop.get(`/refunds?payment_id=${id}`)).body.items).toHaveLength(2);
  });

  it('need a payment that succeeded', async () => {
    const { body } = await shop.post('/payments', orderOne);
    const { status } = await shop.post('/refunds', { payment_id: body.id, amount: roubles('1.00') });
    expect(status).toBe(400);
  });

  it('by СБП take a while', async () => {
    const id = await paid({}, 'sbp');
    const { body } = await shop.post('/refunds', { payment_id: id, amount: roubles('10.00') });
    expect(body.status).toBe('pending');
    sandbox.later(2_000);
    expect((await shop.get(`/refunds/${body.id}`)).body.status).toBe('succeeded');
  });
});

it('what there is of a shop can be looked at beside its API', async () => {
  const shop = shopOf(sandbox, '43');
  const { body } = await shop.post('/payments', orderOne);
  const answer = await fetch(`${sandbox.url}/yookassa/payments?shop=43`);
  expect(await answer.json()).toEqual({ payments: [body] });
});

it('lists come in parts', async () => {
  const shop = shopOf(sandbox, '42');
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.unshift((await shop.post('/payments', orderOne)).body.id);
  const first = (await shop.get('/payments?limit=2')).body;
  const second = (await shop.get(`/payments?limit=2&cursor=${first.next_cursor}`)).body;
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
  expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
  expect(second.next_cursor).toBeUndefined();
  expect((await shop.get('/payments?status=succeeded')).body.items).toEqual([]);
  expect((await shop.get('/payments?limit=101')).body.parameter).toBe('limit');
});

it.each([
  ['broken', '{'],
  ['too long', JSON.stringify({ ...orderOne, x: 'x'.repeat(300_000) })],
])('a body that is %s is refused in YooKassa’s form', async (_what, body) => {
  const answer = await fetch(`${sandbox.url}/yookassa/v3/payments`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('1:test_secret').toString('base64')}`,
      'content-type': 'application/json',
      'idempotence-key': 'a',
    },
    body,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ type: 'error', code: 'invalid_request' });
});
