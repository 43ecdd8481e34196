import { findMissingSellerDetails, findRemovedSellerDetails, isOgrn, type SellerKind, sellerKindOf } from '../index.ts';
import { additionalInfoSchema } from './additional-info.ts';

it.each([
  ['entrepreneur', { ogrnip: '304500116000157', inn: '500100732259' }],
  ['entrepreneur', { ogrnip: '304500116000157', inn: '' }],
  ['organisation', { ogrnip: '1027700132195', inn: '7707083893' }],
  ['organisation', { inn: '7707083893' }],
  ['self_employed', { inn: '500100732259' }],
  ['', { inn: '', ogrnip: null }],
  ['', { fio: 'Анна' }],
  ['entrepreneur', { sellerKind: 'entrepreneur', inn: '500100732259' }],
  ['self_employed', { sellerKind: 'pirate', inn: '500100732259' }],
] as const)('reads "%s" out of %j', (kind, info) => {
  expect(sellerKindOf(info)).toBe(kind);
});

const nobody = { fio: '', inn: '', ogrnip: '' };
const anna = { fio: 'Анна', inn: '500100732259', ogrnip: '' };

it.each<[SellerKind | '', typeof nobody, string[]]>([
  ['', nobody, ['fio', 'inn', 'ogrnip']],
  ['entrepreneur', anna, ['ogrnip']],
  ['self_employed', anna, []],
  ['self_employed', nobody, ['fio', 'inn']],
  ['organisation', anna, ['ogrnip']],
])('a seller of the kind "%s" with %j lacks %j', (sellerKind, details, missing) => {
  expect(findMissingSellerDetails({ sellerKind, ...details })).toEqual(missing);
});

it.each(['1027700132195', '1027700229193', '1027739609391', '1027700070518'])(
  'OGRN %s is right, and wrong with any other last digit',
  (ogrn) => {
    expect([...'0123456789'].map((digit) => ogrn.slice(0, 12) + digit).filter(isOgrn)).toEqual([ogrn]);
  },
);

it.each(['0000000000000', '102770013219', '10277001321950', '304500116000157'])('"%s" is no OGRN', (text) => {
  expect(isOgrn(text)).toBe(false);
});

it.each<[SellerKind, object, string[]]>([
  ['entrepreneur', { inn: '500100732259', ogrnip: '304500116000157' }, []],
  ['entrepreneur', { inn: '7707083893', ogrnip: '1027700132195' }, ['inn', 'ogrnip']],
  ['self_employed', { inn: '500100732259', ogrnip: null }, []],
  ['self_employed', { inn: '500100732259', ogrnip: '304500116000157' }, ['ogrnip']],
  ['organisation', { inn: '7707083893', ogrnip: '1027700132195' }, []],
  ['organisation', { inn: '500100732259' }, ['inn']],
])('the numbers of a seller of the kind %s fit it: %j', (sellerKind, numbers, wrong) => {
  const { error } = additionalInfoSchema.safeParse({ sellerKind, ...numbers });
  expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(wrong);
});

it.each([
  ['published', 'published', ['inn']],
  ['published', 'hidden', []],
  ['hidden', 'published', []],
])('a shop that was %s and will be %s may not lose %j', (was, becomes, lost) => {
  const details = { sellerKind: 'self_employed', fio: 'Анна Петрова', inn: '500100732259', ogrnip: '' };
  const after = { ...details, inn: '', visibility: becomes };
  expect(findRemovedSellerDetails({ ...details, visibility: was }, after)).toEqual(lost);
});
