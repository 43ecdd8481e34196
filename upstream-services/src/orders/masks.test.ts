import { maskPhone } from './masks.ts';

it.each([
  ['+79991234567', '+7 ••• •••-••-67'],
  ['+375291234567', '+••• ••• ••• 67'],
  ['', ''],
])('shows of %s no more than whose it is by its end', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});
