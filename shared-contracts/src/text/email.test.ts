import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import * as api from '../index.ts';

it.each([
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  [' anna@ПОЧТА.РФ\u200b', 'anna@xn--80a1acny.xn--p1ai'],
  ['anna@маи\u0306.рф', 'anna@xn--80ash.xn--p1ai'],
  ['anna@xn--80a1acny.xn--p1ai', 'anna@xn--80a1acny.xn--p1ai'],
  ['shop@mail.пример.москва', 'shop@mail.xn--e1afmkfd.xn--80adxhks'],
  ['anna@bücher.de', 'anna@xn--bcher-kva.de'],
  ["o'neil+a&b%c/d=e?f@mail.example.co", "o'neil+a&b%c/d=e?f@mail.example.co"],
  ['a_b{c}|~^`!#$*@a-b.museum', 'a_b{c}|~^`!#$*@a-b.museum'],
])('%j is taken as %s', (typed, kept) => {
  expect(api.email.parse(typed)).toBe(kept);
  expect(api.email.parse(kept)).toBe(kept);
});

it.each([
  'anna',
  '@почта.рф',
  'anna@рф',
  'anna@почта..рф',
  'anna@почта.рф.',
  'анна@почта.рф',
  'anna@почта.рф@почта.рф',
  'a b@почта.рф',
  'anna@почта.рф/x',
  'anna@почта.рф:25',
  'anna@почта,рф',
  'anna@127.0.0.1',
  'anna@example.123',
  '.anna@example.ru',
  'anna..b@example.ru',
  'anna@example.ru, b@example.ru',
  `${'a'.repeat(65)}@почта.рф`,
  `anna@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.ru`,
  `${'a'.repeat(250)}@почта.рф`,
])('%j is no e-mail', (typed) => expect(api.email.safeParse(typed).success).toBe(false));

it('writes every Russian host as mail servers know it', () => {
  const letter = fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя0123456789');
  const label = fc.string({ unit: letter, minLength: 1, maxLength: 20 }).map((text) => `${text}я`);
  fc.assert(
    fc.property(label, (host) => {
      expect(api.normalizeEmail(`anna@${host}.рф`)).toBe(`anna@${domainToASCII(`${host}.рф`)}`);
    }),
  );
});

it.each(['anna@почта.рф', 'anna@xn--80a1acny.XN--P1AI'])('settings and contacts keep %s, and link to it', (typed) => {
  const { email } = api.additionalInfoSchema.parse({ email: typed });
  for (const kept of [email, api.normalizeContact('email', typed)]) {
    expect(api.toContactLink('email', kept ?? '')?.toLowerCase()).toBe('mailto:anna@xn--80a1acny.xn--p1ai');
  }
});
