import { signInText } from './signed-in.ts';

it.each([
  ['password', 'по паролю, 23 ноября 2026 г. в 21:10 (Москва)'],
  ['link', 'по ссылке из письма, 23 ноября 2026 г. в 21:10 (Москва)'],
  ['passkey', 'ключом доступа, 23 ноября 2026 г. в 21:10 (Москва)'],
  ['telegram', 'через Telegram, 23 ноября 2026 г. в 21:10 (Москва)'],
  [null, 'по-другому, 23 ноября 2026 г. в 21:10 (Москва)'],
])('a sign-in by %s is told so, in the shop’s zone', (became, expected) => {
  expect(signInText({ became, at: new Date('2026-11-23T18:10:00Z') }, 'Europe/Moscow')).toBe(expected);
});

it('a sign-in names the zone by which its time is told', () => {
  const line = { became: 'password', at: new Date('2026-11-23T20:30:00Z') };
  expect(signInText(line, 'Asia/Kamchatka')).toBe('по паролю, 24 ноября 2026 г. в 08:30 (Камчатка)');
});
