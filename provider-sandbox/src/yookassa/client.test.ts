import { CurrencyEnum, YooKassa } from '@webzaytsev/yookassa-ts-sdk';
import { withSandbox } from '../testing/sandbox.ts';
import { shopOf } from '../testing/shop.ts';

const sandbox = withSandbox();
const shop = shopOf(sandbox, '200600');

const roubles = (value: string) => ({ value, currency: CurrencyEnum.RUB });
const order = {
  amount: roubles('500.00'),
  capture: false,
  confirmation: { type: 'redirect' as const, return_url: 'https://shop.example.ru/order/7' },
  description: 'Заказ №7',
};

const client = () =>
  YooKassa({ shop_id: '200600', secret_key: 'test_secretKey', endpoint: `${sandbox.url}/yookassa/v3`, maxRPS: 50 });

describe('a client that others wrote', () => {
  it('creates, captures in part, refunds and lists', async () => {
    const { payments, refunds } = client();
    const payment = await payments.create(order, 'order-7');
    expect(payment.confirmation).toEqual({
      type: 'redirect',
      confirmation_url: `${sandbox.url}/yookassa/pay/${payment.id}`,
    });
    await shop.press(payment.id, 'pay');
    expect(await payments.load(payment.id)).toMatchObject({ status: 'waiting_for_capture', paid: true });
    const captured = await payments.capture(payment.id, { amount: roubles('400.00') });
    expect(captured).toMatchObject({ status: 'succeeded', amount: { value: '400.00', currency: 'RUB' } });
    const back = await refunds.create({ payment_id: payment.id, amount: roubles('150.00') });
    expect(await refunds.load(back.id)).toMatchObject({ status: 'succeeded', payment_id: payment.id });
    expect(await payments.load(payment.id)).toMatchObject({ refunded_amount: { value: '150.00', currency: 'RUB' } });
  });

  it('cancels what is held', async () => {
    const { payments } = client();
    const payment = await payments.create(order);
    await shop.press(payment.id, 'pay');
    expect(await payments.cancel(payment.id)).toMatchObject({ status: 'canceled' });
  });

  it('understands what is refused', async () => {
    await expect(client().payments.create({ ...order, amount: roubles('0.50') })).rejects.toMatchObject({
      name: 'invalid_request',
    });
  });

  it.each(['error-after', 'too-many'] as const)('makes one payment where the first answer is «%s»', async (fault) => {
    const { payments } = client();
    await sandbox.fault('yookassa', fault, { call: 'POST /payments' });
    const payment = await payments.create({ ...order, description: fault }, `order-${fault}`);
    const { items } = (await shop.get('/payments?limit=100')).body;
    const same = items.filter(({ description }: { description: string }) => description === fault);
    expect(same).toEqual([expect.objectContaining({ id: payment.id, status: 'pending' })]);
  });
});
