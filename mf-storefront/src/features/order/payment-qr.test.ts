import type { TransferMethod } from 'shared-contracts';
import { paymentQr } from './payment-qr.ts';

const account: TransferMethod = {
  type: 'account',
  value: '40802 810 1 0000 0000917',
  bank: 'ПАО Сбербанк',
  holder: 'ИП Соколова Анна Викторовна',
  bic: '044525225',
  correspondent: '30101810400000000225',
};
const order = { name: 'Соколова Анна', inn: '500100732259', sum: 10_100.5, purpose: 'Оплата заказа № 1047' };

it('says the payment as GOST R 56042-2014 has it, the sum in kopecks', () => {
  expect(paymentQr(account, order)).toBe(
    'ST00012|Name=ИП Соколова Анна Викторовна|PersonalAcc=40802810100000000917|BankName=ПАО Сбербанк|BIC=044525225' +
      '|CorrespAcc=30101810400000000225|PayeeINN=500100732259|Sum=1010050|Purpose=Оплата заказа № 1047',
  );
});

it('takes another separator where a value holds the usual one', () => {
  expect(paymentQr({ ...account, holder: 'ИП |Пион|' }, order)).toMatch(/^ST00012~Name=ИП \|Пион\|~PersonalAcc=/);
});

it('leaves out an INN that is none, and takes the name of the shop where the account has none', () => {
  const { holder: _, ...nameless } = account;
  const text = paymentQr(nameless, { ...order, inn: '' });
  expect(text).toContain('Name=Соколова Анна|');
  expect(text).not.toContain('PayeeINN');
});

it.each([
  ['a card', { type: 'card' as const }],
  ['no bank', { bank: ' ' }],
  ['no BIC', { bic: '' }],
  ['no correspondent account', { correspondent: '' }],
  ['an account that does not fit the bank', { value: '40802810100000000918' }],
  ['a correspondent account of another bank', { correspondent: '30101810145250000974' }],
])('gives none for %s', (_, change) => {
  expect(paymentQr({ ...account, ...change }, order)).toBeNull();
});

it('cuts long names between their signs', () => {
  for (const start of ['', 'я']) {
    const long = start + '💐'.repeat(200);
    expect(paymentQr({ ...account, holder: long, bank: long }, { ...order, purpose: long })).not.toMatch(
      /[\ud800-\udbff](?![\udc00-\udfff])/,
    );
  }
});
