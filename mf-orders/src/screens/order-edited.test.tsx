import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { card, cardShows, orderId, orderIs } from '../testing/order-page.ts';
import { wireOrder } from '../testing/wire.ts';

beforeEach(() => localStorage.clear());

it('an order that its buyer has not confirmed says so, and is sent by messengers or as a link', async () => {
  orderIs({ source: 'by_hand', unconfirmed: true });
  const waits = await card('Ждёт подтверждения покупателя');
  const link = 'http%3A%2F%2Flocalhost%2Fb2b%2Fshop%2Fverbena%2Forder%2Ftoken';
  for (const name of ['Telegram', 'WhatsApp', 'MAX']) {
    expect(within(waits).getByRole('link', { name }).getAttribute('href')).toContain(link);
  }
  expect(within(waits).getByRole('button', { name: 'Копировать ссылку' })).toBeVisible();
  expect(screen.getAllByText('Ждёт подтверждения').length).toBeGreaterThan(0);
  expect(screen.getByText(/оформлен вами$/)).toBeVisible();
});

it('a canceled order that nobody has confirmed is not sent any more', async () => {
  orderIs({ source: 'by_hand', unconfirmed: true, status: 'canceled' });
  await card('Оплата');
  await act(async () => {});
  expect(screen.queryByRole('region', { name: 'Ждёт подтверждения покупателя' })).toBeNull();
});

it('an order without a phone offers no calls', async () => {
  orderIs({ delivery_info: { ...wireOrder(1).delivery_info, contact_phone_number: '' } });
  expect(await card('Покупатель')).toHaveTextContent('Телефон не указан');
  expect(screen.queryByRole('link', { name: 'Позвонить' })).toBeNull();
});

it('is changed until it is assembled', async () => {
  orderIs();
  expect(await screen.findByRole('link', { name: 'Изменить заказ' })).toHaveAttribute(
    'href',
    `/merchant/orders/${orderId}/edit`,
  );
});

it.each<[Partial<api.OrderWire>, string]>([
  [{ status: 'assembling' }, 'Заказ уже собирается: товары и получателя изменить нельзя.'],
  [{ status: 'delivering' }, 'Заказ уже в пути: товары и получателя изменить нельзя.'],
  [
    { status: 'delivering', delivery_info: { ...wireOrder(1).delivery_info, delivery_kind: 'pickup' } },
    'Заказ уже готов: товары и получателя изменить нельзя.',
  ],
  [{ status: 'accepted', payment_state: 'refunded' }, 'Деньги за заказ возвращены, поэтому изменить его нельзя.'],
  [{ status: 'completed' }, ''],
])('says why it is not changed any more, unless it is over: %j', async (rest, why) => {
  orderIs(rest);
  await cardShows('Состав', /Итого/);
  expect(screen.queryByRole('link', { name: 'Изменить заказ' })).toBeNull();
  expect(screen.queryByText(/изменить (его )?нельзя/)?.textContent ?? '').toBe(why);
});

it.each([
  [
    'more',
    4000,
    'Осталось получить',
    'Отметить: пришло ещё 1\u00a0000\u00a0₽',
    'came',
    /^Пришла доплата/,
    'Отмечено: доплата пришла',
  ],
  [
    'less',
    6000,
    'Вернуть покупателю',
    'Отметить: вернули 1\u00a0000\u00a0₽',
    'returned',
    /^Вернули покупателю/,
    'Отмечено: разница возвращена',
  ],
] as const)(
  'what costs %s than was transferred is marked as settled, once it is asked',
  async (_, came, label, press, move, asked, done) => {
    const { user, network, change } = orderIs({ payment_state: 'succeeded', hand_paid: came, version: 2 });
    network.on(api.settleDifference, () => change({ hand_paid: 5000 }));
    await cardShows('Оплата', new RegExp(`${label}\\s*1\\s000\\s₽`));
    await user.click(screen.getByRole('button', { name: press }));
    const question = within(await screen.findByRole('alertdialog', { name: asked }));
    await user.click(question.getByRole('button', { name: 'Да' }));
    expect(await screen.findByText(done)).toBeVisible();
    await waitFor(() =>
      expect(network.sent(api.settleDifference)).toEqual([{ order_id: orderId, move, amount: 1000 }]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: press })).toBeNull());
  },
);

it('says when the buyer has reported the rest as transferred', async () => {
  orderIs({ payment_state: 'succeeded', hand_paid: 4000, version: 2, payment_reported: '2026-06-14T10:30:00.000Z' });
  await cardShows('Оплата', 'Покупатель отметил «Я оплатил»');
});

it('says that a difference is another one by now', async () => {
  const { user, network } = orderIs({ payment_state: 'succeeded', hand_paid: 4000 });
  network.on(api.settleDifference, () => refuse('conflict'));
  await user.click(await screen.findByRole('button', { name: 'Отметить: пришло ещё 1\u00a0000\u00a0₽' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Да' }));
  expect(await screen.findByText('Оплата не отмечена')).toBeVisible();
});

it('shows every edit: when, what was and what is', async () => {
  const { user, network } = orderIs({ version: 2 });
  network.on(api.listOrderVersions, {
    versions: [
      {
        version: 2,
        at: '2026-06-14T11:00:00.000Z',
        changes: [
          { kind: 'line', title: 'Ваза', was: null, now: '2' },
          { kind: 'total', was: '5000', now: '6000' },
          { kind: 'day', was: null, now: '2026-06-15' },
          { kind: 'delivery_price', was: '300', now: '0' },
          { kind: 'phone', was: '+79162041837', now: null },
          { kind: 'gift', was: null, now: 'anonymous do_not_call' },
        ],
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'История изменений' }));
  const dialog = await screen.findByRole('dialog', { name: 'История изменений' });
  await waitFor(() => expect(dialog).toHaveTextContent(/Ваза\s*нет → 2\s?шт\./));
  expect(dialog).toHaveTextContent(/Итого\s*5\s000\s₽ → 6\s000\s₽/);
  expect(dialog).toHaveTextContent(/День\s*нет → 15 июня/);
  expect(dialog).toHaveTextContent(/Стоимость доставки\s*300\s₽ → 0\s₽/);
  expect(dialog).toHaveTextContent(/Телефон\s*\+7 \(916\) 204-18-37 → нет/);
  expect(dialog).toHaveTextContent(/Подарок\s*нет → не говорить, от кого, не звонить/);
});
