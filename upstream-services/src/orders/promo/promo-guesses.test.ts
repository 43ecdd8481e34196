import * as api from 'shared-contracts';
import { rateLimits } from '../../limits/index.ts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { addPromo, promoCheckout } from '../../testing/promo.ts';
import { newProduct } from '../../testing/shops.ts';

const clock = withClock();
const { server, shop } = withFreshShop({ limits: rateLimits, now: clock.now });
let product: string;
beforeEach(async () => {
  product = await newProduct(server, shop);
  await addPromo(server, shop);
});

const check = (promo_code: string, address = '198.51.100.1') =>
  server.call(
    api.checkPromoCode,
    { promo_code, products: [{ product_id: product, quantity: 1 }] },
    { ...shop.shopper, address },
  );

it('a network that guesses waits longer and longer, and learns nothing meanwhile; others do not wait', async () => {
  for (let guess = 0; guess < 20; guess++) expect((await check(`КОД-${guess}`)).status).toBe(200);
  const refused = await check('ВЕСНА');
  expect([refused.status, refused.problem.code, refused.problem.retryAfter]).toEqual([429, 'rate_limited', 1]);
  const ordered = await server.call(api.checkout, promoCheckout(product), { ...shop.shopper, address: '198.51.100.1' });
  expect(ordered.status).toBe(429);
  expect((await check('ВЕСНА', '198.51.101.1')).body.discount?.amount).toBe(10);
  clock.passed = 2;
  expect((await check('КОД-21')).status).toBe(200);
  expect((await check('ВЕСНА')).problem.retryAfter).toBe(2);
});

it('whoever asks for phone numbers by a code that each may use once waits as one who guesses codes', async () => {
  await addPromo(server, shop, { code: 'ОДИН', most_uses_by_phone: 1 });
  const ask = (phone: number) => {
    const body = promoCheckout(product, phone, { promo_code: 'ОДИН', expected_sum: 0.01 });
    return server.call(api.checkout, body, { ...shop.shopper, address: '198.51.103.1' });
  };
  const buyer = promoCheckout(product, 1, { promo_code: 'ОДИН' });
  await server.ok(api.checkout, buyer, shop.shopper);
  for (let question = 0; question < 20; question++) {
    expect((await ask(1)).problem.changes?.map(({ promo }) => promo?.reason)).toContain('used');
  }
  expect([(await ask(1)).status, (await ask(2)).status]).toEqual([429, 429]);
});

it('asking for a phone number by such a code counts as an order, though none is placed', async () => {
  await addPromo(server, shop, { code: 'ОДИН', most_uses_by_phone: 1 });
  const ask = (phone: number) => {
    const body = promoCheckout(product, phone, { promo_code: 'ОДИН', expected_sum: 0.01 });
    return server.call(api.checkout, body, { ...shop.shopper, address: '198.51.104.1' });
  };
  for (let phone = 0; phone < 60; phone++) expect((await ask(phone)).status).toBe(409);
  expect((await ask(60)).status).toBe(429);
});

it('a code that is there is no guess, however often a cart is looked at; nor can one guess by ordering', async () => {
  for (let look = 0; look < 40; look++) expect((await check('весна')).status).toBe(200);
  for (let guess = 0; guess < 20; guess++) {
    const body = promoCheckout(product, guess, { promo_code: `КОД-${guess}` });
    await server.call(api.checkout, body, { ...shop.shopper, address: '198.51.102.1' });
  }
  expect((await check('КОД-20', '198.51.102.1')).status).toBe(429);
});
