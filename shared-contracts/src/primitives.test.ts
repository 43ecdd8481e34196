import fc from 'fast-check';
import { consentVersions, isInn, isOgrnip, kopecksOf, normalizePhone, phone, roubles, roublesOf } from './index.ts';

describe('primitives', () => {
  it('kopecks and roubles agree to the kopeck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (kopecks) => {
        const value = roublesOf(kopecks);
        expect(roubles.safeParse(value).success).toBe(true);
        expect(kopecksOf(value)).toBe(kopecks);
      }),
    );
  });

  it.each([-1, 0.001, 1e9, Number.NaN, '5'])('%p is no price', (value) => {
    expect(roubles.safeParse(value).success).toBe(false);
  });

  it.each(['+7 (999) 123-45-67', '89991234567', '7 999 123 45 67', '8(999)123–45–67'])('%s is one phone', (text) => {
    expect(normalizePhone(text)).toBe('+79991234567');
    expect(phone.parse(text)).toBe('+79991234567');
  });

  it.each(['', '123', '+1 999 123 45 67', '999912345678', 'phone'])('"%s" is no phone', (text) => {
    expect(phone.safeParse(text).success).toBe(false);
  });

  it.each(['7707083893', '500100732259'])('INN %s is right', (inn) => {
    expect(isInn(inn)).toBe(true);
  });

  it.each(['7707083894', '500100732258', '0000000000', '000000000000', '77070838', 'abc'])('INN %s is wrong', (inn) => {
    expect(isInn(inn)).toBe(false);
  });

  it('one wrong digit makes an OGRNIP wrong', () => {
    expect(isOgrnip('304500116000157')).toBe(true);
    expect(isOgrnip('304500116000158')).toBe(false);
    expect(isOgrnip('000000000000000')).toBe(false);
  });

  it('documents begin at version 1', () => {
    expect(new Set(Object.values(consentVersions))).toEqual(new Set(['1']));
  });
});
