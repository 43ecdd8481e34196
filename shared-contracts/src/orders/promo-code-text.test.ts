import { applyFreeDelivery, normalizePromoCode, parsePromoCodeText } from './promo-code-text.ts';

it.each([
  [' весна ', 'ВЕСНА'],
  ['Spring-10\n', 'SPRING-10'],
  ['ве\u00adсна', 'ВЕСНА'],
  ['и\u0306юнь', 'ЙЮНЬ'],
])('reads %j as the code %j', (typed, code) => {
  expect(normalizePromoCode(typed)).toBe(code);
  expect(parsePromoCodeText(typed)).toBe(code);
});

it.each(['', '  ', 'аб', 'весна и лето', null, undefined])('%j is no code', (typed) => {
  expect(parsePromoCodeText(typed)).toBeNull();
});

it.each([
  ['courier', 300, 0],
  ['courier', null, 0],
  ['post', 350, 0],
  ['post', 0, 0],
  ['post', null, null],
] as const)('a code for free delivery makes %s of %p cost %p', (kind, cost, costs) => {
  expect(applyFreeDelivery(kind, cost)).toBe(costs);
});
