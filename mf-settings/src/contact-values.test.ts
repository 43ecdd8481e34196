import { additionalInfoSchema, type ContactType } from 'shared-contracts';
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
  ['email', 'anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ['telegram', 'verbena_flowers', '@verbena_flowers'],
  ['telegram', 'https://t.me/verbena_flowers', '@verbena_flowers'],
  ['telegram', 't.me/+79162041837', '+79162041837'],
  ['telegram', '89162041837', '+79162041837'],
  ['telegram', 'ой', null],
  ['telegram', 'telegram.me/verbena_flowers', '@verbena_flowers'],
  ['telegram', 't.me/+AbCd-12_ef', 'https://t.me/+AbCd-12_ef'],
  ['telegram', 't.me/verbena_bot?start=shop', 'https://t.me/verbena_bot?start=shop'],
  ['telegram', 'https://evil.example/verbena', null],
  ['whatsapp', 'wa.me/79162041837', '+79162041837'],
  ['whatsapp', 'https://api.whatsapp.com/send?phone=79162041837', '+79162041837'],
  ['whatsapp', 'wa.me/message/ABCD1234', 'https://wa.me/message/ABCD1234'],
])('reads %s %s', (type, typed, kept) => {
  expect(readContact(type, typed)).toBe(kept);
});

it('tells who wrote a foreign number without its plus what to do', () => {
  const sentence = 'Номер другой страны начните с «+»: +375291234567';
  expect(contactErrorOf('phone', '375291234567')).toBe(sentence);
  expect(contactErrorOf('whatsapp', '375291234567')).toBe(sentence);
  expect(contactErrorOf('phone', '+7916')).toMatch(/^Проверьте номер/);
});

it.each<[ContactType, string]>([
  ['telegram', '@verbena_flowers'],
  ['telegram', '+79162041837'],
  ['telegram', 'https://t.me/+AbCd-12_ef'],
  ['telegram', 'https://t.me/verbena_bot?start=shop'],
  ['whatsapp', '+79162041837'],
  ['whatsapp', 'https://wa.me/79162041837?text=a%20b!'],
  ['whatsapp', 'https://wa.me/message/ABCD1234'],
])('the server takes %s %s as the office keeps it, and so does the office again', (type, kept) => {
  expect(readContact(type, kept)).toBe(kept);
  expect(additionalInfoSchema.safeParse({ contacts: [{ type, value: kept }] }).success).toBe(true);
});
