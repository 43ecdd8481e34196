import { captureModes, type TransferType } from 'shared-contracts';
import { methodRow } from './method-rows.ts';
import {
  methodSchema,
  type PaymentValues,
  paymentSchemaOf,
  profileUpdateOf,
  readTransfer,
  transferMethodsOf,
} from './payment-form.ts';

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

it('what is wrong with a way to pay is said in its own words', () => {
  const errors = (type: TransferType, value: string, more: object = {}) =>
    methodSchema
      .safeParse({ type, value, bank: '', holder: '', ...more })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(errors('card', '1234')).toEqual(['value: Проверьте номер карты: цифры не сходятся']);
  expect(errors('phone', '12')).toEqual(['value: Нужен российский номер: +7 и ещё десять цифр']);
  expect(errors('sbp_link', 'qr.nspk.ru')).toEqual(['value: Нужна ссылка целиком, она начинается с https://']);
  expect(errors('sbp_link', 'https://qr.nspk.ru/AD1?type=02&sum=10000')).toEqual([
    expect.stringContaining('на один платёж'),
  ]);
  expect(errors('phone', '89165554012', { bic: '0445' })).toBeUndefined();
  expect(errors('phone', '89165554012', { bank: 'я'.repeat(200), holder: 'я'.repeat(200) })).toBeUndefined();
  expect(errors('phone', '89165554012', { bank: 'я'.repeat(201), holder: 'я'.repeat(201) })).toEqual([
    'bank: Не больше 200 знаков',
    'holder: Не больше 200 знаков',
  ]);
});

const form = (more: Partial<PaymentValues> = {}): PaymentValues => ({
  methods: [],
  paymentType: 'p2p',
  shopId: '',
  secret: '',
  dropSecret: false,
  capture: captureModes[0],
  tax: '',
  vat: '1',
  ...more,
});

describe('the card provider', () => {
  const wrong = (hasSecret: boolean, more: Partial<PaymentValues>) =>
    paymentSchemaOf(hasSecret)
      .safeParse(form(more))
      .error?.issues.map(({ path }) => path[0]) ?? [];

  it.each<[boolean, Partial<PaymentValues>, string[]]>([
    [false, { paymentType: 'card' }, ['shopId', 'secret']],
    [true, { paymentType: 'card' }, ['shopId']],
    [false, { paymentType: 'card', shopId: '100500', secret: 'live_x' }, []],
    [true, { paymentType: 'card', shopId: '1'.repeat(20) }, []],
    [true, { paymentType: 'card', shopId: '1'.repeat(21) }, ['shopId']],
    [true, { paymentType: 'card', shopId: 'магазин' }, ['shopId']],
    [false, { shopId: 'магазин' }, []],
    [false, {}, []],
    [false, { secret: 'x'.repeat(201) }, ['secret']],
  ])('has a key: %p, %j lacks %j', (hasSecret, more, fields) => {
    expect(wrong(hasSecret, more)).toEqual(fields);
  });

  it.each<[string, Partial<PaymentValues>, object]>([
    ['nothing', {}, { shopId: null, taxSystemCode: null, vatCode: null }],
    ['a number and a key', { paymentType: 'card', shopId: '1', secret: 's' }, { shopId: '1', secretToken: 's' }],
    ['a key that is to go', { dropSecret: true }, { secretToken: null }],
    ['receipts', { tax: '2', vat: '4' }, { taxSystemCode: 2, vatCode: 4 }],
  ])('is sent %s', (_, more, sent) => expect(profileUpdateOf(form(more))).toMatchObject(sent));

  it('keeps the number where one that cannot be right was left behind', () => {
    expect(profileUpdateOf(form({ shopId: 'магазин' }))).not.toHaveProperty('shopId');
  });

  it('keeps the key that was not typed anew, also where cards are taken', () => {
    expect(profileUpdateOf(form())).not.toHaveProperty('secretToken');
    expect(profileUpdateOf(form({ paymentType: 'card', dropSecret: true }))).not.toHaveProperty('secretToken');
  });
});

it.each<[TransferType, string, string, string]>([
  ['card', '2200700712345676', '', '2200 7007 ···· 5676'],
  ['account', '40802810100000000917', 'ИП Соколова', '4080 2810 ···· 0917 · ИП Соколова'],
  ['sbp_link', 'https://qr.nspk.ru/AS1', '', 'qr.nspk.ru/AS1'],
  ['phone', '+79165554012', '', '+7 916 555-40-12'],
])('a row shows of %s %s with its receiver “%s”: %s', (type, value, holder, text) => {
  const row = methodRow({ id: '1', type, value, bank: 'Т-Банк', holder });
  expect(row.title).toMatch(/ · Т-Банк$/);
  expect(
    row.text
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/[()]/g, '')
      .replace(/\u2011/g, '-'),
  ).toBe(text);
});
