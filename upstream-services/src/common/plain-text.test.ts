import { dayText, nameText } from './plain-text.ts';

it.each([
  ['Анна Петрова', 'Анна Петрова'],
  ['И.И.Иванов', 'И.И.Иванов'],
  ['ИП Роза В.А. (Коломна)', 'ИП Роза В.А. (Коломна)'],
  ['Приз http://evil.example/a?b=c тут', 'Приз тут'],
  ['www.evil.example', ''],
  ['Анна\nevil.ru', 'Анна'],
  ['Анна evil.ru/win, приходи', 'Анна приходи'],
  ['приз.рф ждёт', 'ждёт'],
  ['a.b.evil.com', ''],
])('of the name %j stays %j', (name, expected) => {
  expect(nameText(name)).toBe(expected);
});

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
