import { screen } from '@testing-library/react';
import { checkout, checkPromoCode } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { networkThatSells } from '../testing/checkout.ts';
import { plainCart as cart, openPlain as open, filledForm as sent } from '../testing/plain.tsx';
import { promoRefused, promoTakes, refusalAs } from '../testing/promo.ts';

const text = () => document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
const code = () => document.querySelector<HTMLInputElement>('input[name=promoCode]');

it('a code that a link brought is in the cart, with what it takes off', async () => {
  networkThatSells().on(checkPromoCode, promoTakes(980));
  await open({ cart, sent: null, promo: 'ВЕСНА' });
  expect(code()).toHaveValue('ВЕСНА');
  expect(text()).toMatch(/Промокод ВЕСНА−980 ₽Доставка300 ₽Итого9 120 ₽/);
});

it('without one its field is folded, and nothing is asked', async () => {
  const network = networkThatSells();
  await open({ cart, sent: null });
  expect(code()?.closest('details')).not.toHaveAttribute('open');
  expect(network.sent(checkPromoCode)).toEqual([]);
});

it('a press of its button shows what it gives, keeps what was typed, and orders nothing', async () => {
  const network = networkThatSells();
  network.on(checkPromoCode, promoTakes(980));
  const page = await open({ cart, sent: { ...sent, promoCode: ' весна ', applyPromo: '1' } });
  expect(page?.leadsTo).toBeUndefined();
  expect(text()).toContain('−980 ₽');
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('Ольга Кузнецова');
  expect(network.sent(checkout)).toEqual([]);
});

it('goes with the order at what was seen', async () => {
  const network = networkThatSells();
  network.on(checkPromoCode, promoTakes(980));
  const page = await open({ cart, sent: { ...sent, promoCode: 'весна', 'discount:ВЕСНА': '980' } });
  expect(page).toMatchObject({ leadsTo: '/shop/verbena/order/token-1' });
  expect(network.sent(checkout)).toMatchObject([{ promo_code: 'ВЕСНА', expected_discount: 980, expected_sum: 9800 }]);
});

it.each([
  ['весна', promoRefused('over'), 'Этот промокод уже закончился.'],
  ['a b', promoTakes(1), 'Такого промокода нет. Проверьте, как он написан.'],
  ['весна', refuse('rate_limited', { retryAfter: 5 }), 'Слишком много попыток подряд. Подождите немного.'],
])('one that does not hold (%s) comes back with its reason and all that was typed', async (promoCode, answer, text) => {
  const network = networkThatSells();
  network.on(checkPromoCode, answer);
  const page = await open({ cart, sent: { ...sent, promoCode } });
  expect(page?.status).toBe(422);
  expect(network.sent(checkout)).toEqual([]);
  expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  expect(code()).toHaveValue(promoCode);
  expect(screen.getByLabelText('Ваше имя')).toHaveValue('Ольга Кузнецова');
});

it('what the checkout says of it comes back, too', async () => {
  const network = networkThatSells();
  network.on(checkPromoCode, promoTakes(980));
  const change = { product_id: '', size_id: null, kind: 'promo' as const, title: 'ВЕСНА', was: 980, now: null };
  network.on(checkout, refuse('cart_changed', { changes: [{ ...change, promo: refusalAs('used') }] }));
  const page = await open({ cart, sent: { ...sent, promoCode: 'весна' } });
  expect(page?.status).toBe(422);
  expect(screen.getByText('Промокод ВЕСНА: Вы уже использовали этот промокод.')).toBeVisible();
  expect(code()).toHaveValue('весна');
});
