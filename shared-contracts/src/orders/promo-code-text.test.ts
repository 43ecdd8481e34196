import { normalizePromoCode, readPromoCodeText } from './promo-code-text.ts';

it.each([
  [' весна ', 'ВЕСНА'],
  ['Spring-10\n', 'SPRING-10'],
  ['ве\u00adсна', 'ВЕСНА'],
  ['и\u0306юнь', 'ЙЮНЬ'],
])('reads %j as the code %j', (typed, code) => {
  expect(normalizePromoCode(typed)).toBe(code);
  expect(readPromoCodeText(typed)).toBe(code);
});

it.each(['', '  ', 'аб', 'весна и лето', null, undefined])('%j is no code', (typed) => {
  expect(readPromoCodeText(typed)).toBeNull();
});
