import { readableEmail } from './readable-email.ts';

it.each([
  ['anna@xn--80a1acny.xn--p1ai', 'anna@почта.рф'],
  ['anna@XN--80A1ACNY.xn--p1ai', 'anna@почта.рф'],
  ['shop@mail.xn--e1afmkfd.xn--80adxhks', 'shop@mail.пример.москва'],
  ['anna@xn--bcher-kva.de', 'anna@bücher.de'],
])('%s is shown as %s', (kept, shown) => {
  expect(readableEmail(kept)).toBe(shown);
});

it.each([
  ['', 'nothing'],
  ['anna@verbena.ru', 'a domain in Latin'],
  ['xn--p1ai@verbena.ru', 'a name that only looks like punycode'],
  ['anna@xn--pple-43d.com', 'Cyrillic а before Latin pple'],
  ['anna@xn--a.рф', 'what is no punycode'],
])('%s stays: %s', (kept) => {
  expect(readableEmail(kept)).toBe(kept);
});
