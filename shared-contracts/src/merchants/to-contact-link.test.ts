import {
  additionalInfoSchema,
  detectMessenger,
  isWebAddress,
  normalizeContact,
  toContactLink,
  toSafeLink,
} from '../index.ts';

const links = [
  ['phone', '8 (999) 123-45-67', 'tel:+79991234567'],
  ['phone', '+375 29 123-45-67', 'tel:+375291234567'],
  ['phone', '(916) 204-18-37', 'tel:+79162041837'],
  ['phone', '8 800 100', 'tel:8800100'],
  ['email', ' anna@verbena.ru ', 'mailto:anna@verbena.ru'],
  ['email', 'mailto:anna.b+shop@mail.verbena.ru', 'mailto:anna.b+shop@mail.verbena.ru'],
  ['telegram', '@verbena', 'https://t.me/verbena'],
  ['telegram', 't.me/verbena', 'https://t.me/verbena'],
  ['telegram', 'https://t.me/+AbCd-12_ef', 'https://t.me/+AbCd-12_ef'],
  ['telegram', 'https://telegram.me/verbena/12', 'https://t.me/verbena/12'],
  ['telegram', '+7 916 204-18-37', 'https://t.me/+79162041837'],
  ['telegram', '916 204 18 37', 'https://t.me/+79162041837'],
  ['whatsapp', '8 (999) 123-45-67', 'https://wa.me/79991234567'],
  ['whatsapp', '916 204-18-37', 'https://wa.me/79162041837'],
  ['phone', '+81123456789', 'tel:+81123456789'],
  ['whatsapp', '+81 12 3456 789', 'https://wa.me/81123456789'],
  ['whatsapp', '+375 29 123-45-67', 'https://wa.me/375291234567'],
  ['whatsapp', 'https://wa.me/79991234567?text=1', 'https://wa.me/79991234567?text=1'],
] as const;

it.each(links)('[9.5.1] %s %s leads to %s', (type, value, address) => {
  expect(toContactLink(type, value)).toBe(address);
});

it('[9.5.1] an e-mail that is shown in its own letters leads to what mail programs read (RFC 6068)', () => {
  expect(toContactLink('email', 'anna@яр.рф')).toBe('mailto:anna@%D1%8F%D1%80.%D1%80%D1%84');
});

it.each([
  ...links,
  ['phone', '\u202a+7\u200b 999‑123−45—67\u202c', 'tel:+79991234567'],
  ['email', 'anna@почта.рф', 'mailto:anna@xn--80a1acny.xn--p1ai'],
  ['telegram', 'https://t.me/verbena_bot?start=shop_1', 'https://t.me/verbena_bot?start=shop_1'],
  ['telegram', 'telegram.me/verbena_bot?start=', 'https://t.me/verbena_bot?start='],
  ['telegram', 'http://www.telegram.me/joinchat/AbCd-12_ef', 'https://t.me/joinchat/AbCd-12_ef'],
  ['telegram', 't.me/@verbena/', 'https://t.me/verbena'],
  ['telegram', 't.me/+79162041837', 'https://t.me/+79162041837'],
  ['whatsapp', 'wa.me/+79991234567/', 'https://wa.me/79991234567'],
  ['whatsapp', 'wa.me/message/ABCD1234EFGH?src=qr', 'https://wa.me/message/ABCD1234EFGH'],
  ['whatsapp', 'https://chat.whatsapp.com/AbCdEf123456', 'https://chat.whatsapp.com/AbCdEf123456'],
  ['whatsapp', 'https://api.whatsapp.com/send?phone=79991234567', 'https://wa.me/79991234567'],
  [
    'whatsapp',
    'api.whatsapp.com/send/?phone=%2B79991234567&text=a+b%26c&app_absent=0',
    'https://wa.me/79991234567?text=a%20b%26c',
  ],
] as const)('[9.5.1] %s %s, once it is kept, leads to %s', (type, typed, address) => {
  expect(toContactLink(type, normalizeContact(type, typed) ?? '')).toBe(address);
});

const foreign = [
  ['telegram', '@verbena\r\nBcc: all@example.ru'],
  ['telegram', 'verbena\nhttps://evil.example'],
  ['telegram', 'https://evil.example/verbena'],
  ['telegram', 'https://t.me@evil.example/verbena'],
  ['telegram', 'https://t.me.evil.example/verbena'],
  ['telegram', 'javascript:alert(1)'],
  ['telegram', 'tg://resolve?domain=verbena&text=x'],
  ['telegram', 't.me/../evil'],
  ['email', 'anna@verbena.ru?bcc=all@example.ru'],
  ['email', 'anna@verbena.ru,all@example.ru'],
  ['email', 'anna@verbena.ru%0abcc:all@example.ru'],
  ['email', 'anna@verbena.ru\nbcc:all@example.ru'],
  ['email', 'anna@@verbena.ru'],
  ['email', 'javascript:alert(1)@verbena.ru'],
  ['phone', 'javascript:alert(1)'],
  ['phone', '+7 999 123-45-67;ext=1?x'],
  ['phone', '1'],
  ['whatsapp', 'https://evil.example/79991234567'],
  ['whatsapp', 'https://wa.me/79991234567#@evil.example'],
  ['whatsapp', 'call me'],
  ['whatsapp', 'https://api.whatsapp.com.evil.example/send?phone=79991234567'],
  ['whatsapp', 'wa.me/message/../79991234567'],
  ['telegram', 'https://t.me/verbena?start=a#@evil.example'],
  ['telegram', 't.me/share/url?url=https://evil.example'],
] as const;

it.each(foreign)('%s %j leads nowhere', (type, value) => expect(toContactLink(type, value)).toBeNull());

it.each([
  ...foreign,
  ['whatsapp', 'https://wa.me/79991234567?text=a&phone=70000000000'],
  ['whatsapp', 'https://api.whatsapp.com/send?text=a'],
] as const)('%s %j is not taken as a contact', (type, value) => {
  expect(normalizeContact(type, value)).toBeNull();
});

it.each([
  ['https://max.ru/u/f9LHodD0cOL', 'max'],
  ['max.ru/verbena_bot?start=1', 'max'],
  ['https://web.max.ru/123', 'max'],
  ['vk.com/verbena', 'vk'],
  ['https://vk.ru/verbena', 'vk'],
  ['https://m.vk.com/verbena?from=groups', 'vk'],
  ['HTTPS://VK.COM/club1', 'vk'],
  ['vk.me/verbena', 'vk'],
  ['\u202ahttps://vk.com/verbena\u202c', 'vk'],
  ['https://t.me/verbena', 'telegram'],
  ['www.telegram.me/verbena', 'telegram'],
  ['wa.me/79991234567', 'whatsapp'],
  ['https://chat.whatsapp.com/AbCdEf123456', 'whatsapp'],
] as const)('%s is a link of %s', (typed, messenger) => {
  expect(detectMessenger(typed)).toBe(messenger);
  if (messenger === 'max' || messenger === 'vk')
    for (const type of ['telegram', 'whatsapp', 'phone', 'email'] as const)
      expect(normalizeContact(type, typed)).toBeNull();
});

it.each([
  'verbena',
  '@vk_com',
  'anna@vk.com',
  'https://vk.com.evil.example/x',
  'https://evil.example/vk.com',
  'climax.ru',
  '+79991234567',
  '',
])('%j is no link of a messenger', (typed) => expect(detectMessenger(typed)).toBeNull());

it.each([
  'http://qr.nspk.ru/AS1',
  'javascript:alert(1)',
  'https://user:pass@qr.nspk.ru/AS1',
  'https://qr.nspk.ru@evil.example/',
  'https://qr.nspk.ru/\nAS1',
  'https://qr.nspk.ru/\u202eAS1',
  'https://localhost/AS1',
  'data:text/html,x',
  `https://qr.nspk.ru/${'a'.repeat(1000)}`,
])('%j is no link of a bank', (value) => {
  expect(isWebAddress(value)).toBe(false);
  const settings = additionalInfoSchema.safeParse({ paymentMethods: [{ type: 'sbp_link', value }] });
  // Pasted characters that nobody sees are left out of settings, and no reason to refuse them.
  expect(settings.success).toBe(value.includes('\u202e'));
});

it('a link of a bank is taken as it is', () => {
  expect(isWebAddress('https://qr.nspk.ru/AS10003S?type=01&bank=100000000004')).toBe(true);
});

it.each(['https://t.me/x', '/b2b/shop/verbena', '#info', '?page=2', 'mailto:a@b.ru', 'tel:+7999', './x', '../x'])(
  '%s may be linked',
  (value) => expect(toSafeLink(value)).toBe(value),
);

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  '//evil.example',
  '/\\evil.example',
  'https://a.b/\u202ex',
  'https://a.b/\nx',
])('%j may not', (value) => expect(toSafeLink(value)).toBeUndefined());
