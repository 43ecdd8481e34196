import { screen, waitFor, within } from '@testing-library/react';
import { confirmOrder, readOrderPageByToken } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { networkOfOrder, orderPath, paidButtons } from '../testing/order.ts';
import { openShop, orderPage } from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

const unconfirmed = { source: 'by_hand' as const, unconfirmed: true };
const confirmButton = () => screen.findByRole('button', { name: 'Подтвердить заказ' });

it('an order that the shop has made is confirmed with both consents before it is paid', async () => {
  const network = networkOfOrder(unconfirmed);
  network.on(confirmOrder, orderPage());
  const { user } = openShop(orderPath);
  await user.click(await confirmButton());
  expect(await screen.findAllByText('Без этого заказ не подтвердить')).toHaveLength(2);
  expect(screen.getByRole('checkbox', { name: /оферты/ })).toHaveFocus();
  expect(paidButtons()).toEqual([]);
  expect(screen.getByText('Ждёт вашего подтверждения')).toBeVisible();
  expect(screen.queryByText(/Спасибо, заказ оформлен/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /оферты/ }));
  await user.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
  await user.click(await confirmButton());
  await waitFor(() => expect(paidButtons().length).toBeGreaterThan(0));
  expect(network.sent(confirmOrder)).toEqual([
    { order_token: 'token-1', consents: { offer: '1', personal_data: '1' }, version: 1 },
  ]);
});

it('says that it was not confirmed, and leaves what was ticked', async () => {
  const network = networkOfOrder(unconfirmed);
  network.on(confirmOrder, () => refuse('consent_outdated'));
  const { user } = openShop(orderPath);
  await user.click(await screen.findByRole('checkbox', { name: /оферты/ }));
  await user.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
  await user.click(await confirmButton());
  expect(await screen.findByText('Заказ не подтверждён')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /оферты/ })).toBeChecked();
});

it('one that was confirmed, and costs more since, says so and is confirmed anew', async () => {
  const network = networkOfOrder(unconfirmed);
  network.on(readOrderPageByToken, {
    ...orderPage({ ...unconfirmed, version: 2 }),
    history: [{ at: '2026-06-14T10:30:00.000Z', kind: 'confirmed', to: '', actor: 'shopper' }],
  });
  openShop(orderPath);
  expect(await confirmButton()).toBeVisible();
  expect(screen.getByText(/Магазин изменил заказ, и он подорожал: проверьте и подтвердите снова/)).toBeVisible();
  expect(screen.getByText(/Вы подтверждали его раньше/)).toBeVisible();
});

it('an order that the shop has changed shows what, and nothing that is masked', async () => {
  const network = networkOfOrder();
  network.on(readOrderPageByToken, {
    ...orderPage({ payment_state: 'succeeded', hand_paid: 10_800, version: 2 }),
    edits: [
      {
        at: '2026-06-14T11:00:00.000Z',
        changes: [
          { kind: 'line', title: 'Ваза', was: '2', now: null },
          // Two sizes of one product.
          { kind: 'line', title: 'Розы', was: '1', now: '2' },
          { kind: 'line', title: 'Розы', was: '1', now: '2' },
          { kind: 'total', was: '10800', now: '9800' },
          { kind: 'address', was: null, now: null },
        ],
      },
    ],
  });
  const typed = { name: 'Ольга', address: 'ул. Мира, 1' };
  sessionStorage.setItem('b2b:typed:token-1', JSON.stringify(typed));
  openShop(orderPath);
  const changed = await screen.findByRole('region', { name: 'Магазин изменил заказ' });
  expect(changed).toHaveTextContent(/Ваза.*: 2\sшт\. → нет/);
  expect(changed).toHaveTextContent(/Итого: 10\s800\s₽ → 9\s800\s₽/);
  expect(changed).toHaveTextContent('Адрес изменён');
  expect(within(changed).getAllByText(/Розы.*: 1\sшт\. → 2\sшт\./)).toHaveLength(2);
  // What the buyer had typed is shown where it still holds.
  expect(await screen.findByText('Ольга')).toBeVisible();
  expect(screen.queryByText('ул. Мира, 1')).toBeNull();
  expect(changed).toHaveTextContent(/Вы заплатили на 1\s000\s₽ больше: магазин вернёт разницу/);
});

it('a transfer that is short by now is asked for by the difference', async () => {
  const network = networkOfOrder();
  network.on(readOrderPageByToken, {
    ...orderPage({ payment_state: 'succeeded', hand_paid: 9000, version: 2 }),
    edits: [{ at: '2026-06-14T11:00:00.000Z', changes: [{ kind: 'total', was: '9000', now: '9800' }] }],
  });
  openShop(orderPath);
  expect((await screen.findAllByText(/Осталось оплатить 800\s₽/)).length).toBeGreaterThan(0);
  expect(screen.getByText(/Оплачено 9\s000\s₽, потом магазин изменил заказ/)).toBeVisible();
  expect(paidButtons().length).toBeGreaterThan(0);
});

it('shows nothing that the buyer had typed and the shop has changed since, one thing or several', async () => {
  const network = networkOfOrder();
  const changed = { was: null, now: null };
  network.on(readOrderPageByToken, {
    ...orderPage({ version: 3 }),
    edits: [
      { at: '2026-06-14T11:00:00.000Z', changes: [{ kind: 'comment', ...changed }] },
      {
        at: '2026-06-14T10:00:00.000Z',
        changes: [
          { kind: 'day', was: '2026-06-15', now: '2026-06-16' },
          { kind: 'delivery_price', was: null, now: '300' },
          { kind: 'recipient', ...changed },
          { kind: 'phone', ...changed },
          { kind: 'email', ...changed },
        ],
      },
    ],
  });
  const typed = {
    name: 'Ольга',
    phone: '+7 (900) 000-11-22',
    email: 'olga@example.ru',
    recipient: { name: 'Вера', phone: '+79000003344' },
    comment: 'Домофон 12',
  };
  sessionStorage.setItem('b2b:typed:token-1', JSON.stringify(typed));
  openShop(orderPath);
  expect(await screen.findByText('Ольга')).toBeVisible();
  expect(screen.queryByText(/Вера|000-11-22|olga@example|Домофон/)).toBeNull();
  const edits = await screen.findByRole('region', { name: 'Магазин изменил заказ' });
  expect(edits).toHaveTextContent(/День доставки: 15\sиюня.* → 16\sиюня/);
  expect(edits).toHaveTextContent(/Доставка: нет → 300\s₽/);
});
