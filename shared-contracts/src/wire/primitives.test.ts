import fc from 'fast-check';
import * as api from '../index.ts';

describe('primitives', () => {
  it('a page of a list holds a hundred at most, whoever asks for more', () => {
    const { filtered_orders: filters } = api.listOrders.request.parse({
      filtered_orders: { per_page: 5_000, filter_type: 'created' },
    });
    expect(filters).toEqual({ page: 1, per_page: 100, filter_type: 'created' });
  });

  it('kopecks and roubles agree to the kopeck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (kopecks) => {
        const value = api.roublesOf(kopecks);
        expect(api.roubles.safeParse(value).success).toBe(true);
        expect(api.kopecksOf(value)).toBe(kopecks);
      }),
    );
  });

  it.each([-1, 0.001, 1e9, Number.NaN, '5'])('%p is no price', (value) => {
    expect(api.roubles.safeParse(value).success).toBe(false);
  });

  it.each(['+7 (999) 123-45-67', '89991234567', '7 999 123 45 67', '8(999)123–45–67'])('%s is one phone', (text) => {
    expect(api.normalizePhone(text)).toBe('+79991234567');
    expect(api.phone.parse(text)).toBe('+79991234567');
  });

  const tooLong = '9'.repeat(1_000_000);
  it.each(['', '123', '+375 29 1', '375291234567', '+0 912 345 67 89', '+7 916 123', '999912345678', 'phone', tooLong])(
    'no phone: %.20s',
    (text) => {
      expect(api.phone.safeParse(text).success).toBe(false);
      expect(api.normalizePhone(text)).toBeNull();
    },
  );

  it.each([
    ['+375 (29) 123-45-67', '+375291234567'],
    ['+1 212 555 01 23', '+12125550123'],
    ['+49 1512 3456789', '+4915123456789'],
    ['+81 12 3456 789', '+81123456789'],
    ['00375 29 123-45-67', '+375291234567'],
  ])("%s, another country's, is kept whole", (text, kept) => {
    expect(api.phone.parse(text)).toBe(kept);
    expect(api.normalizeRussianPhone(text)).toBeNull();
  });

  it.each([
    ['375291234567', true],
    ['12345678901', true],
    ['8613812345678', true],
    ['8900123456789', false],
    ['7900123456789', false],
    ['1234567890123456', false],
    ['+375291234567', false],
    ['00375291234567', false],
    ['+7916123456', false],
    ['89161234567', false],
    ['9161234567', false],
    ['', false],
  ])("%p is another country's number that lacks its plus: %p", (text, lacks) => {
    expect(api.lacksPlus(text)).toBe(lacks);
  });

  it('keeps any number in the form in which it keeps it, and reads a Russian one in each spelling alike', () => {
    const digit = fc.constantFrom(...'0123456789');
    const digits = (least: number, most: number) => fc.string({ unit: digit, minLength: least, maxLength: most });
    const foreign = fc
      .tuple(fc.constantFrom(...'1234568 9'.replace(' ', '')), digits(7, 14))
      .map((all) => `+${all.join('')}`);
    fc.assert(fc.property(foreign, (number) => expect(api.normalizePhone(number)).toBe(number)));
    fc.assert(
      fc.property(digits(10, 10), fc.constantFrom('+7', '7', '8', '+7 ', '8 (', '8-'), (national, prefix) => {
        expect(api.normalizePhone(prefix + national)).toBe(`+7${national}`);
        expect(api.normalizePhone(`+7${national}`)).toBe(`+7${national}`);
      }),
    );
  });

  it.each(['7707083893', '500100732259'])('INN %s is right', (inn) => {
    expect(api.isInn(inn)).toBe(true);
  });

  it.each(['7707083894', '500100732258', '0000000000', '000000000000', '77070838', 'abc'])('INN %s is wrong', (inn) => {
    expect(api.isInn(inn)).toBe(false);
  });

  // Remainders by 13 of 7, 8, 11, 10 and 9: two of them have two digits, of which the last one counts.
  it.each(['304500116000157', '316774600213458', '321774600038171', '323021300057140', '319502700004899'])(
    'OGRNIP %s is right, and wrong with any other last digit',
    (ogrnip) => {
      const right = [...'0123456789'].map((digit) => ogrnip.slice(0, 14) + digit).filter(api.isOgrnip);
      expect(right).toEqual([ogrnip]);
    },
  );

  it.each(['000000000000000', '30450011600015', '3045001160001570', ' 304500116000157'])('"%s" is no OGRNIP', (text) =>
    expect(api.isOgrnip(text)).toBe(false),
  );

  it('documents begin at version 1', () => {
    expect(new Set(Object.values(api.consentVersions))).toEqual(new Set(['1']));
  });
});

it.each([
  ['044525225', '30101810400000000225'],
  ['044525974', '30101810145250000974'],
  ['044525593', '30101810200000000593'],
])("knows a bank's account at the Bank of Russia by its key: %s", (bic, account) => {
  expect(api.isCorrespondentAccount(account, bic)).toBe(true);
  expect(
    api.isCorrespondentAccount(
      account.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
      bic,
    ),
  ).toBe(false);
  expect(api.isCorrespondentAccount(account, '04452522')).toBe(false);
});

it('takes one key digit of ten for an account at a bank', () => {
  const fits = [...'0123456789'].filter((key) => api.isBankAccount(`40802810${key}00000000917`, '044525225'));
  expect(fits).toHaveLength(1);
  expect(api.isBankAccount(`40802810${fits[0]}0000000091`, '044525225')).toBe(false);
});

it.each([
  ['4242424242424242', true],
  ['2200150000000007', true],
  ['6304000000000000000', true],
  ['6304000000000000001', false],
  ['4242424242424241', false],
  ['4242424242424224', false],
  ['0000000000000000', false],
  ['424242424242424', false],
  ['4242 4242 4242 4242', false],
])('%s may be the number of a card: %p', (digits, is) => expect(api.isCardNumber(digits)).toBe(is));
