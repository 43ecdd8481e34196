import fc from 'fast-check';
import { pictureWidths as served } from 'shared-contracts';
import { contactTitle } from './contact.ts';
import { orEmpty } from './empty.ts';
import { formatPartialPhone, formatPhone, nationalDigits } from './phone.ts';
import { cropOf, pictureAt, pictureSrcSet, pictureWidths, resolvePicture } from './picture.ts';
import { plural, pluralCount } from './plural.ts';
import { formatMoney, formatPrice, formatQuantityPrice } from './price.ts';
import { formatAgo, formatDate, formatDateTime, formatTime } from './time.ts';
import { typeset } from './typeset.ts';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('prices', () => {
  it('[9.4.1] are Russian roubles without decimals', () => {
    expect(spaced(formatPrice(1_234_567))).toBe('1 234 567 ₽');
    expect(spaced(formatPrice(99.6))).toBe('100 ₽');
    expect(formatPrice(5000)).toContain('\u00a0');
  });

  it("[9.4.1] read 'N x price' with a quantity above 1", () => {
    expect(spaced(formatQuantityPrice(2, 2200))).toBe('2 x 2 200 ₽');
    expect(spaced(formatQuantityPrice(1, 2200))).toBe('2 200 ₽');
    expect(formatQuantityPrice(2, 2200)).not.toContain(' ');
  });

  it("[9.5.2] are '--' where there is none", () => {
    for (const value of [null, undefined, Number.NaN]) expect(formatPrice(value)).toBe('--');
  });
});

it('sums of money are told to the kopeck, with two digits where there are any', () => {
  expect([300.5, 300.05, 0.1 + 0.2, 1_234_567.999].map((sum) => spaced(formatMoney(sum)))).toEqual([
    '300,50 ₽',
    '300,05 ₽',
    '0,30 ₽',
    '1 234 568 ₽',
  ]);
  expect([5000, 0, -1200.5, null].map((sum) => spaced(formatMoney(sum)))).toEqual([
    '5 000 ₽',
    '0 ₽',
    '-1 200,50 ₽',
    '--',
  ]);
});

it("[9.5.2] '--' stands for every empty value, but not for zero", () => {
  for (const value of [null, undefined, '', '  ']) expect(orEmpty(value)).toBe('--');
  expect(orEmpty(0)).toBe('0');
  expect(orEmpty('слово')).toBe('слово');
  for (const format of [formatDate, formatTime, formatDateTime, formatPhone]) expect(format('')).toBe('--');
});

describe('phones', () => {
  it('are shown as +7 (999) 123-45-67', () => {
    for (const phone of ['+79991234567', '89991234567', '7 999 123-45-67'])
      expect(formatPhone(phone)).toBe('+7 (999) 123-45-67');
    expect(formatPhone('+49 30 123456')).toBe('+49 30 123456');
  });

  it('grow while they are typed', () => {
    const shown = ['', '9', '999', '9991', '999123', '99912345', '9991234567'].map(formatPartialPhone);
    expect(shown).toEqual([
      '',
      '+7 (9',
      '+7 (999',
      '+7 (999) 1',
      '+7 (999) 123',
      '+7 (999) 123-45',
      '+7 (999) 123-45-67',
    ]);
    expect(nationalDigits('8 999 123 45 67')).toBe('9991234567');
  });
});

describe('contacts', () => {
  it('are shown as people say them', () => {
    expect(contactTitle('telegram', 'https://t.me/verbena')).toBe('@verbena');
    expect(contactTitle('whatsapp', 'wa.me/79991234567')).toBe('+7 (999) 123-45-67');
    expect(contactTitle('telegram', 't.me/verbena_bot?start=shop')).toBe('@verbena_bot');
    expect(contactTitle('telegram', 'https://t.me/+AbCd-12_ef')).toBe('t.me/+AbCd-12_ef');
    expect(contactTitle('telegram', 't.me/+79991234567')).toBe('+7 (999) 123-45-67');
    expect(contactTitle('whatsapp', 'https://wa.me/79991234567?text=a%20b')).toBe('+7 (999) 123-45-67');
    expect(contactTitle('whatsapp', 'wa.me/message/ABCD1234')).toBe('wa.me/message/ABCD1234');
    expect(contactTitle('phone', '+375291234567')).toBe('+375291234567');
    expect(contactTitle('email', 'a@b.ru')).toBe('a@b.ru');
    expect(contactTitle('telegram', 'https://evil.example/verbena')).toBe('https://evil.example/verbena');
  });
});

describe('pictures', () => {
  it('[5.12.2] that start with http are used as they are, others are resolved against the base url', () => {
    expect(resolvePicture('https://x.ru/a.jpg', '/b2b/bff/s3')).toBe('https://x.ru/a.jpg');
    expect(resolvePicture('/v1/file/a', '/b2b/bff/s3/')).toBe('/b2b/bff/s3/v1/file/a');
    expect(resolvePicture('v1/file/a', '/b2b/bff/s3')).toBe('/b2b/bff/s3/v1/file/a');
    expect(resolvePicture('blob:1', '/b2b')).toBe('blob:1');
  });

  it('come in the widths that the content service has', () => {
    expect(pictureWidths).toEqual(served);
    expect(pictureAt('/a?v=1', 320)).toBe('/a?v=1&w=320');
    expect(pictureSrcSet('/a')).toBe(
      '/a?w=160 160w, /a?w=320 320w, /a?w=480 480w, /a?w=640 640w, /a?w=768 768w, /a?w=960 960w, /a?w=1280 1280w, /a?w=1920 1920w',
    );
    expect(pictureSrcSet('blob:1')).toBeUndefined();
  });

  it('whose sides a frame cuts off have the widths of what is seen of them', () => {
    expect(cropOf({ width: 1800, height: 1050 })).toBeCloseTo(2);
    expect(cropOf({ width: 1800, height: 1050 }, 6 / 5)).toBeCloseTo(10 / 7);
    expect(cropOf({ width: 600, height: 1200 })).toBe(1);
    expect(cropOf(null)).toBe(1);
    expect(pictureSrcSet('/a', 2)).toMatch(/^\/a\?w=160 80w, .*, \/a\?w=1920 960w$/);
  });
});

it('numbers, prices and plurals are what the Unicode data of Russian say', () => {
  const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 });
  const rules = new Intl.PluralRules('ru-RU');
  const forms = ['one', 'few', 'many'] as const;
  fc.assert(
    fc.property(fc.double({ min: 0, max: 99_999_999.99, noNaN: true }), fc.nat(2_000_000), (price, count) => {
      expect(formatPrice(price)).toBe(roubles.format(price));
      expect(plural(count, forms)).toBe(rules.select(count));
      expect(pluralCount(count, forms)).toBe(`${count.toLocaleString('ru-RU')}\u00a0${rules.select(count)}`);
    }),
  );
});

it('plurals agree with their numbers', () => {
  const forms = ['товар', 'товара', 'товаров'] as const;
  expect([1, 3, 5, 11, 21, 112].map((count) => plural(count, forms))).toEqual([
    'товар',
    'товара',
    'товаров',
    'товаров',
    'товар',
    'товаров',
  ]);
  expect(spaced(pluralCount(1200, forms))).toBe('1 200 товаров');
});

describe('times', () => {
  const now = new Date('2026-06-14T10:30:00Z');
  const at = '2026-06-14T07:24:00Z';

  it("are in Moscow's zone unless said, and can name it", () => {
    expect(formatTime(at)).toBe('10:24');
    expect(formatDate(at, {}, now)).toBe('14 июня');
    expect(formatDateTime(at, { zone: true }, now)).toBe('14 июня, 10:24 (мск)');
    expect(formatDateTime(at, { timeZone: 'Asia/Yekaterinburg', zone: true }, now)).toBe('14 июня, 12:24 (UTC+5)');
    expect(spaced(formatDate('2024-06-14T07:24:00Z', {}, now))).toBe('14 июня 2024 г.');
  });

  it('say how long ago', () => {
    const before = (minutes: number) => formatAgo(new Date(now.getTime() - minutes * 60_000).toISOString(), now);
    expect([0, 14, 59, 60, 186].map(before).map(spaced)).toEqual(['только что', '14 мин', '59 мин', '12:30', '10:24']);
    expect(formatAgo('2026-06-10T07:24:00Z', now)).toBe('10 июня');
    expect(formatAgo('nonsense', now)).toBe('--');
  });
});

it('typesets short words and dashes so that they do not hang', () => {
  expect(typeset('мы и в саду — дома')).toBe('мы\u00a0и\u00a0в\u00a0саду\u00a0— дома');
});

it('keeps a number with the word or the digits after it, and changes nothing but spaces', () => {
  for (const text of ['Ваза 350 мл', 'до 22 ноября', 'от 99 999 рублей', 'сок 0,5 л', '(120 см)']) {
    const bonds = text.replaceAll(/(\d|от|до) /g, '$1\u00a0');
    expect(typeset(text)).toBe(bonds);
  }
  expect(typeset('Набор, 15 шт. за 2 900 ₽, чек № 12')).toBe(
    'Набор, 15\u00a0шт. за\u00a02\u00a0900\u00a0₽, чек №\u00a012',
  );
  expect(typeset('Коломна, ул. Мира, кв. 5, тел. +7 (900) 000-12-34')).toBe(
    'Коломна, ул.\u00a0Мира, кв.\u00a05, тел. +7\u00a0(900)\u00a0000-12-34',
  );
  expect(typeset('Роза «Сара Бернар» и «Долгая зимняя ночь»')).toBe(
    'Роза «Сара\u00a0Бернар» и\u00a0«Долгая зимняя ночь»',
  );
  expect(typeset('Пион «Полевая роза Екатерина»')).toBe('Пион «Полевая роза Екатерина»');
  expect(typeset('артикул 4606453849072 белый')).toBe('артикул 4606453849072 белый');
});
