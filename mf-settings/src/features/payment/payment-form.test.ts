import type { TransferType } from 'shared-contracts';
import { methodSchema, readTransfer, transferMethodsOf } from './payment-form.ts';

it.each<[TransferType, string, string | null]>([
  ['card', '2200 7007 1234 5676', '2200700712345676'],
  ['card', '2200 7007 1234 5675', null],
  ['card', '1234', null],
  ['phone', '8 916 555-40-12', '+79165554012'],
  ['phone', 'звоните', null],
  [
    'sbp_link',
    ' https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01 ',
    'https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01',
  ],
  ['sbp_link', 'qr.nspk.ru/AS1', null],
  ['sbp_link', 'javascript:alert(1)', null],
  ['account', '40802 810 9 0000 0000917', '40802810900000000917'],
  ['account', '40802', null],
])('reads %s %s', (type, typed, kept) => {
  expect(readTransfer(type, typed)).toBe(kept);
});

describe('an account with its bank', () => {
  const account = {
    type: 'account' as const,
    value: '40802810100000000917',
    bank: 'ПАО Сбербанк',
    holder: 'ИП Соколова',
    bic: '044525225',
    correspondent: '30101810400000000225',
  };
  const wrong = (change: object) =>
    methodSchema.safeParse({ ...account, ...change }).error?.issues.map(({ path }) => path[0]);

  it('is checked as a whole, each number in its place', () => {
    expect(wrong({})).toBeUndefined();
    expect(wrong({ bic: '', correspondent: '' })).toBeUndefined();
    expect(wrong({ bic: '0445' })).toEqual(['bic']);
    expect(wrong({ value: '40802810100000000918' })).toEqual(['value']);
    expect(wrong({ correspondent: '30101810145250000974' })).toEqual(['correspondent']);
  });

  it('is sent with them, and another way without', () => {
    const methods = [
      { ...account, id: '0' },
      { ...account, id: '1', type: 'phone' as const, value: '+79165554012' },
    ];
    const [first, second] = transferMethodsOf({ methods });
    expect(first).toMatchObject({ bic: '044525225', correspondent: '30101810400000000225' });
    expect(Object.keys(second ?? {})).toEqual(['type', 'value', 'bank', 'holder']);
  });
});
