import { cartFields, formPathsOf } from 'shared-contracts';
import { sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { bodyOf, checkoutPage, cookieOf, forms, multipart, product, service, withForms } from '../testing/forms.ts';
import { makeRenderingReleases, storefronts } from '../testing/rendering-releases.ts';
import { startBff } from '../testing/running-bff.ts';

const { bff, post, addOne, startLimited } = withForms();

describe('a product that a form adds', () => {
  it('is in a signed cookie from then on, and its page is the cart', async () => {
    const answer = await addOne();
    expect([answer.status, answer.headers.location]).toEqual([303, checkoutPage]);
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-b2b_cart=verbena![^;]*; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/);
    const { text, headers } = await bff.call(checkoutPage, { headers: { cookie: cookieOf(answer) } });
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain(
      JSON.stringify({ cart: [{ productId: product, sizeId: null, quantity: 1, price: 1200.5 }], sent: null }),
    );
  });

  it('takes a size at the price that stands beside it, not at that of the product', async () => {
    const answer = await post(forms.cart, {
      [cartFields.add]: `${product}.1200`,
      [cartFields.size]: 's.1',
      'price.s.1': '1500.5',
      'price.m': '1800',
    });
    const { text } = await bff.call(checkoutPage, { headers: { cookie: cookieOf(answer) } });
    expect(text).toContain('"sizeId":"s.1","quantity":1,"price":1500.5');
  });

  it('adds up, each size by itself', async () => {
    const first = await addOne();
    const second = await addOne({ cookie: cookieOf(first) });
    const third = await post(
      forms.cart,
      { [cartFields.add]: `${product}.1200`, [cartFields.size]: 'размер S' },
      { cookie: cookieOf(second) },
    );
    const { text } = await bff.call(checkoutPage, { headers: { cookie: cookieOf(third) } });
    expect(text).toContain('"sizeId":null,"quantity":2');
    expect(text).toContain('"sizeId":"размер S","quantity":1');
  });

  it.each([
    ['no product', {}],
    ['an id that is none', { add: 'x.12' }],
    ['a price below nothing', { add: `${product}.-1` }],
    ['a size that is too long', { add: `${product}.1`, size: 's'.repeat(61) }],
  ])('is refused where the form names %s', async (_, fields) => {
    const answer = await post(forms.cart, fields as Record<string, string>);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined]);
  });
});

describe('a product that is added beside the cart', () => {
  it('is in it from then on, with all that was typed beside', async () => {
    const cookie = cookieOf(await addOne());
    const another = product.replace('0101', '0102');
    const answer = await post(forms.checkout, { [cartFields.add]: `${another}.150`, name: 'Анна' }, { cookie });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('"name":"Анна"');
    const { text } = await bff.call(checkoutPage, { headers: { cookie: cookieOf(answer) } });
    expect(text).toContain('"quantity":1,"price":1200.5');
    expect(text).toContain(`"productId":"${another}","sizeId":null,"quantity":1,"price":150`);
  });

  it('is refused where its button names no product', async () => {
    const cookie = cookieOf(await addOne());
    const answer = await post(forms.checkout, { [cartFields.add]: 'x.150' }, { cookie });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined]);
  });
});

describe('what only the cart’s own pages read', () => {
  it('changes no page that is kept for many', async () => {
    const cookie = cookieOf(await addOne());
    const { text, headers } = await bff.call('/b2b/shop/verbena', { headers: { cookie } });
    expect(text).not.toContain(product);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).not.toMatch(/cookie/i);
  });

  it('is nothing where it was forged', async () => {
    const cookie = cookieOf(await addOne()).replace('!', '!x');
    const { text } = await bff.call(checkoutPage, { headers: { cookie } });
    expect(text).toContain('<p>null</p>');
  });
});

describe('every form', () => {
  const paths = [
    forms.cart,
    forms.checkout,
    forms.giveCart,
    forms.takeCart,
    forms.awaitStock,
    forms.reportPayment('token-1'),
    forms.confirmOrder('token-1'),
    forms.cancelOrder('token-1'),
  ];

  it.each(paths)('%s is taken from the own origin only, and as a form', async (path) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'content-type': 'text/plain' },
    ];
    for (const headers of foreign) {
      expect((await post(path, {}, headers)).json()).toMatchObject({ status: 403, code: 'origin_forbidden' });
    }
    const withoutOrigin = await bff.call(path, {
      method: 'POST',
      headers: { 'content-type': multipart },
      body: bodyOf({}),
    });
    expect(withoutOrigin.status).toBe(403);
    expect(bff.service.seen).toEqual([]);
  });

  it.each(paths)('%s has a limit of its size, its fields and their lengths', async (path) => {
    expect((await post(path, { comment: 'x'.repeat(200_000) })).json()).toMatchObject({ code: 'payload_too_large' });
    expect((await post(path, { comment: 'x'.repeat(20_000) })).json()).toMatchObject({ code: 'malformed_body' });
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, 'x']));
    expect((await post(path, many)).json()).toMatchObject({ code: 'malformed_body' });
    const json = { 'content-type': 'application/json' };
    const notAForm = await bff.call(path, { method: 'POST', headers: { origin: bff.origin, ...json }, body: '{}' });
    expect(notAForm.status).toBe(400);
  });

  it('leads whoever opens its address to its page', async () => {
    expect((await bff.call(forms.awaitStock)).headers.location).toBe('/b2b/shop/verbena');
    for (const path of paths.slice(0, 3)) {
      expect((await bff.call(path)).headers.location).toBe(checkoutPage);
    }
    expect((await bff.call(forms.reportPayment('token-1'))).headers.location).toBe('/b2b/shop/verbena/order/token-1');
    expect((await bff.call(forms.confirmOrder('token-1'))).headers.location).toBe('/b2b/shop/verbena/order/token-1');
    expect((await bff.call(forms.cancelOrder('token-1'))).headers.location).toBe('/b2b/shop/verbena/order/token-1');
    expect((await bff.call('/b2b/bff/forms/%2F%2Fevil.example/cart')).status).toBe(404);
  });
});

describe('who asks to be told that a product is there again', () => {
  const fields = { product, email: ' anna@example.ru ', consent: '1' };
  const sent = () => bff.service.seen.filter(({ url }) => url.endsWith('/product/await'));

  it.each([
    [true, 'Готово', 's', 's'],
    [false, 'Товар уже есть', '', null],
  ])('is told what became of it, with the way back (waiting: %s)', async (waiting, title, size, size_id) => {
    bff.service.answer(({ url }, response) => sendJson(response, 200, url.endsWith('/await') ? { waiting } : {}));
    const { status, text } = await post(forms.awaitStock, { ...fields, size });
    expect([status, text]).toEqual([200, expect.stringContaining(`<h1>${title}</h1>`)]);
    expect(text).toContain(`href="/b2b/shop/verbena/product/${product}"`);
    expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({
      product_id: product,
      size_id,
      email: 'anna@example.ru',
      consent: '1',
    });
    expect(sent()[0]?.headers).toMatchObject({
      'x-merchant-name': 'verbena',
      'x-site-origin': 'http://bloom.localhost:3000',
    });
  });

  it.each([
    ['no e-mail', { email: 'anna' }],
    ['no consent', { consent: '' }],
    ['no product', { product: '"><script>' }],
  ])('hears what is wrong where there is %s', async (_, wrong) => {
    bff.service.answer((_request, response) => sendServiceProblem(response, 400, 'validation_failed'));
    const { status, text } = await post(forms.awaitStock, { ...fields, ...wrong } as Record<string, string>);
    expect([status, text]).toEqual([400, expect.stringContaining('Не получилось записать')]);
    expect(text).not.toContain('<script');
  });

  it('sends it again where the shop does not answer', async () => {
    bff.service.answer((_request, response) => sendServiceProblem(response, 503, 'unavailable'));
    const { status, text } = await post(forms.awaitStock, fields);
    expect([status, text]).toEqual([503, expect.stringContaining('name="email" value=" anna@example.ru "')]);
  });
});

it('a page of a POST has the address of its page again as soon as a script runs', async () => {
  const { text } = await post(forms.checkout, { set: `3.${product}.` }, { cookie: cookieOf(await addOne()) });
  expect(text).toContain(`history.replaceState(null,"",${JSON.stringify(checkoutPage)})`);
  expect((await bff.call(checkoutPage)).text).not.toContain('replaceState');
});

describe('the cart of forms that scripts take over', () => {
  it('is given once and cleared; another shop’s stays', async () => {
    const other = await post(formPathsOf('other-shop').cart, { [cartFields.add]: `${product}.5` });
    const both = await addOne({ cookie: cookieOf(other) });
    const taken = await post(forms.takeCart, { take: '1' }, { cookie: cookieOf(both) });
    expect(taken.headers['cache-control']).toBe('no-store');
    expect(taken.json()).toEqual({
      at: expect.any(Number),
      lines: [{ productId: product, sizeId: null, quantity: 1, price: 1200.5 }],
    });
    expect(cookieOf(taken)).toMatch(/^__Host-b2b_cart=other-shop!/);
    expect((await post(forms.takeCart, { take: '1' }, { cookie: cookieOf(taken) })).json()).toMatchObject({
      lines: [],
    });
  });
});

describe('the cart of scripts that forms take over', () => {
  const other = '0197a5c0-0000-7000-8000-0000000000aa';
  const line = { productId: other, sizeId: 's', size: 'Малый', title: 'Ирисы', price: 700, picture: null, quantity: 2 };
  const give = (lines: unknown, cookie = '') =>
    post(forms.giveCart, { lines: JSON.stringify({ version: 1, lines }) }, { cookie });

  it('joins what forms have put into it', async () => {
    const given = await give([line, { ...line, productId: product, sizeId: null }], cookieOf(await addOne()));
    expect(given.status).toBe(204);
    expect((await post(forms.takeCart, { take: '1' }, { cookie: cookieOf(given) })).json()).toMatchObject({
      lines: [
        { productId: product, sizeId: null, quantity: 3, price: 700 },
        { productId: other, sizeId: 's', quantity: 2, price: 700 },
      ],
    });
  });

  const ids = Array.from({ length: 99 }, (_, index) => `0197a5c0-0000-7000-8000-${String(index).padStart(12, '0')}`);
  it.each([
    ['nothing', []],
    ['a line without a product', [line, { ...line, productId: '' }]],
    ['a hundred of one', [{ ...line, quantity: 100 }]],
    ['more than a cookie holds', ids.map((productId) => ({ ...line, productId, sizeId: 'a size with a long id' }))],
    ['more lines than a cart has', [...ids, ...ids].map((productId) => ({ ...line, productId }))],
  ])('is refused whole where it is %s, so that it stays in the browser', async (_, lines) => {
    const refused = await give(lines);
    expect([refused.status, refused.headers['set-cookie']]).toEqual([400, undefined]);
  });

  it('is offered by a checkout that can be ordered on without scripts, and by no other page', async () => {
    expect((await bff.call(checkoutPage)).text).toContain(JSON.stringify(forms.giveCart));
    expect((await bff.call('/b2b/shop/verbena')).text).not.toContain('give-cart');
  });
});

it('one address sends so many forms, and then keeps what it has typed until it may again', async () => {
  const limited = await startLimited({ forms: { atOnce: 2, perSecond: 0.01 } });
  try {
    const send = () =>
      limited.call(forms.cart, {
        method: 'POST',
        headers: { origin: limited.origin, 'content-type': multipart },
        body: bodyOf({ [cartFields.add]: `${product}.1` }),
      });
    expect([(await send()).status, (await send()).status]).toEqual([303, 303]);
    const refused = await send();
    expect([refused.status, Number(refused.headers['retry-after']) > 1]).toEqual([429, true]);
    expect(refused.text).toContain(`value="${product}.1"`);
  } finally {
    await limited.stop();
  }
});

it('a form of a shop that is asked too often keeps what was typed too, of one address no more than it may send', async () => {
  const limited = await startLimited({ shop: { atOnce: 1, perSecond: 0.1 }, forms: { atOnce: 2, perSecond: 0.01 } });
  try {
    const send = () =>
      limited.call(forms.checkout, {
        method: 'POST',
        headers: { origin: limited.origin, 'content-type': multipart },
        body: bodyOf({ key: 'k1', comment: 'Позвоните заранее' }),
      });
    expect((await send()).status).toBe(303);
    const refused = await send();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '40']);
    expect(refused.text).toContain('Всё, что вы написали, сохранено на этой странице.');
    expect(refused.text).toContain('name="comment" value="Позвоните заранее"');
    expect(limited.service.seen.filter(({ url }) => url.endsWith('/checkout'))).toHaveLength(1);
    const more = await send();
    expect([more.status, more.headers['retry-after']]).toEqual([429, '40']);
    expect(more.text).toContain('<h1>Слишком много обращений</h1>');
    expect((await limited.call(forms.checkout)).text).toContain('<h1>Слишком много обращений</h1>');
  } finally {
    await limited.stop();
  }
});

it('a page that could not be rendered just now comes again by itself where no script fills it', async () => {
  const broken = await makeRenderingReleases();
  await broken.swap('2.0.0', { storefront: storefronts.throwing });
  const other = await startBff({ releases: broken, answer: service });
  try {
    const { text } = await other.call('/b2b/shop/verbena');
    expect(text).toMatch(/<noscript><meta http-equiv="refresh" content="5"><p>Страница задержалась/);
    expect((await other.call('/b2b/shop')).text).toMatch(/<noscript><p>[^<]*JavaScript/);
  } finally {
    await other.stop();
    await broken.remove();
  }
});

it('a page of the BFF’s own stands in the look of brand and theme, with the way back to the shop', async () => {
  bff.service.answer((_, response) => sendJson(response, 503, {}));
  const headers = { host: `mum.localhost:${bff.port}`, origin: `http://mum.localhost:${bff.port}` };
  const { text } = await post(forms.cancelOrder('token-1'), { reason: '' }, { ...headers, cookie: 'b2b_theme=dark' });
  expect(text).toContain('color-scheme:dark;background:#1a1512');
  expect(text).toContain('background:#b4532a');
  expect(text).toContain('<a href="/b2b/shop/verbena">В магазин</a>');
});

it('keeps the promo code of a link for the shop’s cart, and forgets it once it is ordered with', async () => {
  const linked = cookieOf(await bff.call('/b2b/shop/verbena?promo=%D0%B2%D0%B5%D1%81%D0%BD%D0%B0'));
  const cart = cookieOf(await addOne());
  const cookie = `${cart}; ${linked}`;
  const shown = await bff.call(checkoutPage, { headers: { cookie } });
  expect(shown.text).toContain('"promo":"ВЕСНА"');
  const elsewhere = cookieOf(await bff.call('/b2b/shop/other-shop?promo=%D0%9B%D0%95%D0%A2%D0%9E'));
  const { text } = await bff.call(checkoutPage, { headers: { cookie: `${cart}; ${elsewhere}` } });
  expect([text.includes(product), text.includes('ЛЕТО')]).toEqual([true, false]);
  const ordered = await post(forms.checkout, { key: 'with-a-code' }, { cookie });
  expect(ordered.status).toBe(303);
  expect(String(ordered.headers['set-cookie'])).toMatch(/b2b_promo=;[^,]*Max-Age=0/);
});
