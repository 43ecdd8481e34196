import { readShop } from 'shared-contracts';
import { contactsOf, footerLinks } from './contacts.ts';

const shopOf = (settings: Record<string, unknown>) =>
  readShop.decode({ merchant_info: { name: 'verbena', ...settings } });

it('leaves out what an earlier release let in and is no contact of its kind', () => {
  const shop = shopOf({
    contactPhone: '+79991234567',
    email: 'anna@verbena.ru?bcc=all@example.ru',
    contacts: JSON.stringify([
      { type: 'telegram', value: 'javascript:alert(1)' },
      { type: 'telegram', value: '@verbena\nx' },
      { type: 'telegram', value: '@verbena' },
      { type: 'whatsapp', value: 'https://evil.example/79991234567' },
    ]),
  });
  expect(contactsOf(shop)).toEqual([
    { type: 'phone', value: '+79991234567' },
    { type: 'telegram', value: '@verbena' },
  ]);
  expect(footerLinks(shop).map(({ type, value }) => [type, value])).toEqual([
    ['phone', '+79991234567'],
    ['link', 'https://t.me/verbena'],
  ]);
});

it('says a contact once, however often the shop has named it', () => {
  const shop = shopOf({
    contactPhone: '+79991234567',
    email: 'anna@verbena.ru',
    contacts: JSON.stringify([
      { type: 'phone', value: '8 (999) 123-45-67' },
      { type: 'telegram', value: '@verbena' },
      { type: 'telegram', value: 'https://t.me/verbena' },
    ]),
  });
  expect(contactsOf(shop).map(({ type }) => type)).toEqual(['phone', 'telegram', 'email']);
});
