import { maskDelivery, maskPhone } from './masks.ts';

it.each([
  ['+79991234567', '+7 ••• •••-••-67'],
  ['+375291234567', '+••• ••• ••• 67'],
  ['', ''],
])('shows of %s no more than whose it is by its end', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});

const gift = {
  contact_phone_number: '+79991234567',
  delivery_address: 'Коломна, ул. Лажечникова, 9',
  prefered_contact_method: 'phone',
  delivery_for_another: true,
  email: 'anna@mail.ru',
  name: 'Анна',
  recipient: { name: 'Ольга', phone: '+79161112233' },
  do_not_call: true,
  delivery_method: 'Курьером',
  delivery_date: '',
  delivery_interval: '',
  card_text: 'С любовью',
  comment: '',
};

it('shows nothing at all of who gives an anonymous gift, and as usual to whom it goes', () => {
  expect(maskDelivery({ ...gift, anonymous: true })).toMatchObject({
    name: '•••',
    contact_phone_number: '•••',
    email: '•••',
    recipient: { name: 'О•••', phone: '+7 ••• •••-••-33' },
    card_text: '•••',
  });
  expect(maskDelivery(gift)).toMatchObject({ name: 'А•••', email: 'a•••@m•••.ru' });
});
