import type { TransferType } from 'shared-contracts';
import { readTransfer } from './payment-form.ts';

it.each<[TransferType, string, string | null]>([
  ['card', '2200 7007 1234 5676', '2200700712345676'],
  ['card', '2200 7007 1234 5675', null],
  ['card', '1234', null],
  ['phone', '8 916 555-40-12', '+79165554012'],
  ['phone', 'звоните', null],
  [
    'sbp_link',
    ' https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01 ',
    'https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01',
  ],
  ['sbp_link', 'qr.nspk.ru/AS1', null],
  ['sbp_link', 'javascript:alert(1)', null],
  ['account', '40802 810 9 0000 0000917', '40802810900000000917'],
  ['account', '40802', null],
])('reads %s %s', (type, typed, kept) => {
  expect(readTransfer(type, typed)).toBe(kept);
});
