import { cancelOrder, confirmOrder, reportPayment } from 'shared-contracts';
import { sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { checkoutPage, cookieOf, forms, product, withForms } from '../testing/forms.ts';

const { bff, post, addOne } = withForms();

describe('the order of a form', () => {
  const order = async (fields: Record<string, string>) =>
    post(forms.checkout, fields, { cookie: cookieOf(await addOne()) });

  it('leads to its page and leaves the cart empty; sent twice it is one request twice, by one key', async () => {
    const cookie = cookieOf(await addOne());
    const fields = { key: 'k1', name: 'Анна' };
    const [one, two] = await Promise.all([1, 2].map(() => post(forms.checkout, fields, { cookie })));
    for (const answer of [one, two]) {
      expect([answer?.status, answer?.headers.location]).toEqual([303, '/b2b/shop/verbena/order/token-of-k1']);
      const cookies = answer?.headers['set-cookie'] ?? [];
      expect(cookies.map((one) => one.split(';')[0])).toEqual([
        expect.stringMatching(/b2b_left=.+/),
        '__Host-b2b_cart=',
      ]);
      expect(cookies[1]).toContain('Max-Age=0');
    }
    const sent = bff.service.seen.filter(({ url }) => url.endsWith('/checkout')).map(({ body }) => body);
    expect(sent).toEqual([JSON.stringify(fields), JSON.stringify(fields)]);
    const [{ headers } = { headers: {} }] = bff.service.seen.filter(({ url }) => url.endsWith('/checkout'));
    expect(headers).toMatchObject({
      'x-merchant-name': 'verbena',
      'x-site-origin': 'http://bloom.localhost:3000',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it.each(['changed', 'stopped'])('comes back as its page with what was typed where the shop is %s', async (key) => {
    const answer = await order({ key, name: 'Анна' });
    expect(answer.status).toBe(422);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain(key === 'changed' ? 'cart_changed' : 'shop_stopped');
    expect(answer.text).toContain('"name":"Анна"');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('that cannot be dealt with is said so, with all that was typed and a button that sends it again', async () => {
    const answer = await order({ key: 'k1', hang: '1', comment: '"<b>\r\nдве строки' });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('второго заказа не будет');
    expect(answer.text).toContain('name="comment" value="&#34;&#60;b&#62;&#13;&#10;две строки"');
    expect(answer.text).toContain(`action="${forms.checkout}"`);
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('changes the cart where that is what was pressed, and shows what was typed beside it', async () => {
    const answer = await order({ set: `3.${product}.`, name: 'Анна' });
    expect(answer.text).toContain('"quantity":3');
    expect(answer.text).toContain('"name":"Анна"');
    const empty = await order({ set: `0.${product}.` });
    expect([empty.status, empty.headers.location]).toEqual([303, checkoutPage]);
    expect(empty.headers['set-cookie']?.[0]).toContain('Max-Age=0');
    for (const set of ['100.x.', `-1.${product}.`, `1.5.${product}.`]) expect((await order({ set })).status).toBe(400);
  });
});

it('a product added beside an order is added once, though its page could not be made at first', async () => {
  const cookie = cookieOf(await addOne());
  const fields = { add: `${product.replace('0101', '0102')}.150`, name: 'Анна' };
  const late = await post(forms.checkout, { ...fields, hang: '1' }, { cookie });
  expect([late.status, late.headers['set-cookie']]).toEqual([503, undefined]);
  expect(late.text).toContain(`name="add" value="${fields.add}"`);
  const again = await post(forms.checkout, fields, { cookie });
  expect(again.text).toContain('"sizeId":null,"price":150,"quantity":1');
});

describe('“Я оплатил” of a form', () => {
  const report = (fields: Record<string, string> = { sum: '5200.5' }) => post(forms.reportPayment('token-1'), fields);
  const answering = (status: number, code?: string) =>
    bff.service.answer((_, response) =>
      code ? sendServiceProblem(response, status, code) : sendJson(response, status, {}),
    );

  it('is told to the service, and leads to the order', async () => {
    const { status, headers } = await report();
    expect([status, headers.location]).toEqual([303, '/b2b/shop/verbena/order/token-1']);
    const [seen] = bff.service.seen;
    expect([seen?.url, JSON.parse(seen?.body ?? '')]).toEqual([
      reportPayment.path,
      { order_token: 'token-1', sum: 5200.5 },
    ]);
  });

  it('is told where the page named no sum, too', async () => {
    expect((await report({ paid: '1' })).status).toBe(303);
    expect(bff.service.seen.map(({ body }) => JSON.parse(body))).toEqual([{ order_token: 'token-1' }]);
  });

  it('leads to the order too where it cannot be said any more, which the order’s page shows', async () => {
    answering(409, 'illegal_transition');
    expect((await report()).status).toBe(303);
    expect((await report({ sum: 'much' })).status).toBe(303);
  });

  it('asks to be sent again where the service is away', async () => {
    answering(503, 'unavailable');
    const { status, text } = await report();
    expect(status).toBe(503);
    expect(text).toContain('name="sum" value="5200.5"');
  });
});

describe('a buyer’s word for an order that the merchant has made', () => {
  it('is told to the service with the versions that were ticked, and seen, and leads to the order', async () => {
    const ticked = { offer: '1', personal_data: '1', version: '2' };
    const { status, headers } = await post(forms.confirmOrder('token-1'), ticked);
    expect([status, headers.location]).toEqual([303, '/b2b/shop/verbena/order/token-1']);
    const [seen] = bff.service.seen;
    expect([seen?.url, JSON.parse(seen?.body ?? '')]).toEqual([
      confirmOrder.path,
      { order_token: 'token-1', consents: { offer: '1', personal_data: '1' }, version: 2 },
    ]);
  });

  it('is a page that sends it again where the service does not answer', async () => {
    bff.service.answer((_, response) => sendJson(response, 503, {}));
    const { status, text } = await post(forms.confirmOrder('token-1'), { offer: '1', personal_data: '1' });
    expect(status).toBe(503);
    expect(text).toContain('name="personal_data" value="1"');
  });
});

it('an order is canceled by a form, with the reason that was typed or none', async () => {
  const { status, headers } = await post(forms.cancelOrder('token-1'), { reason: 'Передумала' });
  expect([status, headers.location]).toEqual([303, '/b2b/shop/verbena/order/token-1']);
  await post(forms.cancelOrder('token-1'), { reason: '' });
  expect(bff.service.seen.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    [cancelOrder.path, { order_token: 'token-1', reason: 'Передумала' }],
    [cancelOrder.path, { order_token: 'token-1', reason: '' }],
  ]);
});
