import { additionalInfoSchema, isSinglePaymentLink } from '../index.ts';

const forOnePayment = [
  'https://qr.nspk.ru/AD1000?type=02&bank=100000000111',
  'https://qr.nspk.ru/AS1000?type=01&bank=100000000111&sum=150000&cur=RUB',
  'https://bank.example/pay?amount=1500',
];

it.each(forOnePayment)('no shopper is asked to pay what another one did: %s is not taken', (value) => {
  expect(isSinglePaymentLink(value)).toBe(true);
  const settings = additionalInfoSchema.safeParse({ paymentMethods: [{ type: 'sbp_link', value }] });
  expect(settings.error?.issues).toMatchObject([
    { path: ['paymentMethods', 0, 'value'], message: 'a link without a sum, for many payments' },
  ]);
});

const forMany = ['https://qr.nspk.ru/AS1000?type=01&bank=100000000111&crc=AB75', 'https://bank.example/pay/verbena'];

it.each(forMany)('a link for many payments is taken: %s', (value) => {
  expect(isSinglePaymentLink(value)).toBe(false);
  expect(additionalInfoSchema.safeParse({ paymentMethods: [{ type: 'sbp_link', value }] }).success).toBe(true);
});
