import type { ContactType } from 'shared-contracts';
import { contactErrorOf, readContact } from './contact-values.ts';

it.each<[ContactType, string, string | null]>([
  ['phone', '8 (916) 204-18-37', '+79162041837'],
  ['phone', '12', null],
  ['phone', '+375 (29) 123-45-67', '+375291234567'],
  ['whatsapp', '+49 1512 3456789', '+4915123456789'],
  ['whatsapp', '375291234567', null],
  ['whatsapp', '+7 916 204 18 37', '+79162041837'],
  ['email', ' anna@verbena.ru ', 'anna@verbena.ru'],
  ['email', 'anna', null],
  ['telegram', 'verbena_flowers', '@verbena_flowers'],
  ['telegram', 'https://t.me/verbena_flowers', '@verbena_flowers'],
  ['telegram', 't.me/+79162041837', '+79162041837'],
  ['telegram', '89162041837', '+79162041837'],
  ['telegram', 'ой', null],
])('reads %s %s', (type, typed, kept) => {
  expect(readContact(type, typed)).toBe(kept);
});

it('tells who wrote a foreign number without its plus what to do', () => {
  const sentence = 'Номер другой страны начните с «+»: +375291234567';
  expect(contactErrorOf('phone', '375291234567')).toBe(sentence);
  expect(contactErrorOf('whatsapp', '375291234567')).toBe(sentence);
  expect(contactErrorOf('phone', '+7916')).toMatch(/^Проверьте номер/);
});
