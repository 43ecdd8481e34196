import { dayText, withoutLinks } from './plain-text.ts';

it.each([
  ['Приз http://evil.example/a?b=c тут', 'Приз тут'],
  ['Анна\nevil.ru', 'Анна'],
  ['Анна evil.ru/win, приходи', 'Анна приходи'],
  ['Анна (evil.ru) пришла', 'Анна пришла'],
  ['Анна,evil.ru', 'Анна,'],
  ['mailto:anna@evil.ru', 'mailto:'],
  ['приз.рф ждёт', 'ждёт'],
])('of the name %j stays %j', (name, expected) => {
  expect(withoutLinks(name)).toBe(expected);
});

it.each([
  'www.evil.example',
  'www.приз.Москва',
  'a.b.evil.com',
  't.me/bot',
  'T.ME',
  'x.ru/win',
  'bit.ly/x',
  'vk.cc',
  'evil.de',
  'evil.dev',
  'evil.moscow',
  'evil.ru-',
  'приз.москва',
  'ПРИЗ.МОСКВА',
  'приз.Рф',
  'ул.рф',
  'приз.онлайн/x',
  'приз.Выиграй/x',
  'приз.中国',
  'И.И.Иванов.evil.ru',
  'xn--p1ai',
  'приз.xn--p1ai',
  '1.2.3.4',
  '1.2.3.4/win',
  '1.2.3.4:8080',
  'evil.ru:8080/x',
  'evil.ru:8080',
  'evil.ru?a=1',
  'tg://resolve?domain=evil',
  'https://1/x',
  'anna@evil.ru',
  'ｅｖｉｌ．ｒｕ',
  'evil。ru',
  'e\u00advil\u200b.ru',
])('the address %j goes', (address) => {
  expect(withoutLinks(`Анна ${address} тут`)).toBe('Анна тут');
});

it.each([
  'Анна Петрова',
  'И.И.Иванов',
  'и.и.иванов',
  'И. И. Иванов',
  'ИП Роза В.А. (Коломна)',
  'ул.Лесная, д.5, кв.7',
  'ул.лесная,дом.пять',
  'г.Москва, пр-т.Мира 5/7',
  'г.москва',
  'Моск.обл.г.Видное',
  'с.Москва',
  'Лесная,5.Подъезд 2',
  'б-р.Ленина-Пушкина/5',
  'и т.д. и т.п.',
  '1.5 кг',
  '1,5кг.',
  '0.5л',
  '12.30',
  '10.00-20.00',
  '27.11.2026',
  '8.916.204.18.37',
  '1.розы 2.пионы',
  'Спасибо.Жду',
  'и/или',
  'ООО «Роза»…вот',
  'Анна — 5 400 ₽',
])('the words %j stay', (words) => {
  expect(withoutLinks(words)).toBe(words);
});

it.each(['a', 'a.', 'a/', 'a:', '1.', '1:1', 'xn--', '.', '://', 'ул.', '@a', '_-'])(
  'a long text of %j takes no longer than its length',
  (part) => {
    // What grew with the square of the length would not end within the time of a test.
    expect(withoutLinks(part.repeat(300_000)).length).toBeLessThanOrEqual(900_000);
  },
);

it.each([
  ['2026-11-27', '2026-11-26T12:00:00Z', '27 ноября'],
  ['2027-11-27', '2026-11-26T12:00:00Z', '27 ноября 2027 г.'],
  ['2027-01-01', '2026-12-31T20:59:00Z', '1 января 2027 г.'],
  // The shop's new year has begun.
  ['2027-01-01', '2026-12-31T21:01:00Z', '1 января'],
  ['2026-12-31', '2026-12-31T21:01:00Z', '31 декабря 2026 г.'],
  ['как получится', '2026-11-26T12:00:00Z', 'как получится'],
])('the day %s, told at %s, reads «%s»', (date, now, expected) => {
  expect(dayText(date, 'Europe/Moscow', new Date(now))).toBe(expected);
});

it('a day is told with its year until the shop’s own new year', () => {
  const now = new Date('2026-12-31T20:30:00Z');
  expect(dayText('2027-01-02', 'Europe/Moscow', now)).toBe('2 января 2027 г.');
  expect(dayText('2027-01-02', 'Asia/Kamchatka', now)).toBe('2 января');
});
