import fc from 'fast-check';
import { merchantName } from 'shared-contracts';
import { suggestFreeName, suggestName } from './suggest-name.ts';

it.each([
  ['Пион и мята', 'pion-i-myata'],
  ['  Цветы №1! ', 'tsvety-1'],
  ['ща', 'scha'],
  ['!!', ''],
])('%j becomes %j', (typed, name) => {
  expect(suggestName(typed)).toBe(name);
});

it.each([
  ['verbena', 'verbena-2'],
  ['verbena-2', 'verbena-3'],
  ['rosa-99', 'rosa-100'],
  ['a'.repeat(40), `${'a'.repeat(38)}-2`],
])('after %s, which is taken, comes %s', (taken, next) => {
  expect(suggestFreeName(taken)).toBe(next);
});

it('is a good shop name, a reserved word or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'абвгщя -19az') })), (typed) => {
      const name = suggestName(typed);
      const issues = name ? (merchantName.safeParse(name).error?.issues ?? []) : [];
      expect(issues.filter(({ message }) => message !== 'reserved')).toEqual([]);
    }),
  );
});
