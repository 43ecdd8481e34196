import { cleanup, screen, within } from '@testing-library/react';
import { revertStep, setPaymentState } from 'shared-contracts';
import { openScreen } from 'shared-runtime/testing';
import { openList, remote, row, shopWith } from '../testing/order-list.ts';
import { orderIs } from '../testing/order-page.ts';
import { wireOrder } from '../testing/wire.ts';

const { delivery_info: info } = wireOrder(1);

describe('what is next', () => {
  const known = { ...info, delivery_price: 300 };
  const kind = (delivery_kind: NonNullable<typeof info.delivery_kind>) => ({ ...known, delivery_kind });

  it.each<[Parameters<typeof wireOrder>[1], string]>([
    [{}, 'Принять заказ'],
    [{ payment_reported: '2026-06-14T10:30:00.000Z' }, 'Принять заказ'],
    [{ status: 'accepted' }, 'Собираю'],
    [{ status: 'accepted', payment_reported: '2026-06-14T10:30:00.000Z' }, 'Деньги пришли'],
    [{ status: 'assembling', delivery_info: kind('courier') }, 'Передать в доставку'],
    [{ status: 'assembling', delivery_info: kind('pickup') }, 'Готов к выдаче'],
    [{ status: 'assembling', delivery_info: kind('post') }, 'Передать в доставку'],
    [{ status: 'delivering', delivery_info: kind('courier') }, 'Выполнен'],
    [{ status: 'delivering', delivery_info: kind('pickup') }, 'Выполнен'],
    [{ status: 'completed' }, 'Деньги пришли'],
    [{ status: 'completed', payment_method: 'on_delivery' }, 'Деньги получены'],
  ])('of %j is one press: %s', async (rest, words) => {
    openList([wireOrder(1001, { delivery_info: known, ...rest })], '?show=all');
    const shown = within((await row(1001)) ?? document.body);
    expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([words]);
  });

  it.each<Parameters<typeof wireOrder>[1]>([
    { status: 'created' },
    { status: 'accepted' },
    { status: 'assembling', delivery_info: kind('courier') },
    { status: 'assembling', delivery_info: kind('pickup') },
    { status: 'assembling', delivery_info: kind('post') },
    { status: 'delivering', delivery_info: kind('pickup') },
    { status: 'accepted', payment_reported: '2026-06-14T10:30:00.000Z' },
    { status: 'completed', payment_method: 'on_delivery' },
  ])('of %j has the same words in the list and on the order’s page', async (rest) => {
    openList([wireOrder(1001, { delivery_info: known, ...rest })], '?show=all');
    const words = within((await row(1001)) ?? document.body).getByRole('button').textContent ?? '';
    cleanup();
    orderIs({ delivery_info: known, ...rest });
    expect(await screen.findByRole('button', { name: words })).toBeVisible();
  });

  it('is to say what the delivery costs, on the order’s page, where its shopper waits for it', async () => {
    openList([wireOrder(1001, { status: 'accepted' })]);
    const shown = within((await row(1001)) ?? document.body);
    expect(shown.getByRole('link', { name: 'Назвать доставку' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/merchant/orders/${wireOrder(1001).order_id}`),
    );
  });

  it('leads to the page where less was reported than the order costs: that says what is missing', async () => {
    const reported = { payment_reported: '2026-06-14T10:30:00.000Z', payment_reported_sum: 300 };
    openList([wireOrder(1001, { status: 'accepted', delivery_info: known, ...reported })]);
    const shown = within((await row(1001)) ?? document.body);
    expect(shown.getByRole('link', { name: 'Деньги пришли' })).toBeVisible();
    expect(shown.queryByRole('button')).toBeNull();
  });

  it.each<Parameters<typeof wireOrder>[1]>([
    { status: 'canceled' },
    { status: 'completed', payment_state: 'succeeded' },
  ])('is nothing for %j', async (rest) => {
    openList([wireOrder(1001, rest)], '?show=all');
    expect(within((await row(1001)) ?? document.body).queryByRole('button')).toBeNull();
  });

  it('marks money at once, and offers to take that back', async () => {
    const { network } = shopWith([
      wireOrder(1001, { status: 'accepted', delivery_info: known, payment_reported: '2026-06-14T10:30:00.000Z' }),
    ]);
    const step = '00000000-0000-4000-8000-0000000000aa';
    const revertable = { step, kind: 'payment_state' as const, from: 'pending', to: 'succeeded', seconds: 600 };
    network.on(setPaymentState, { order: wireOrder(1001, { payment_state: 'succeeded', revertable }) });
    network.on(revertStep, { order: wireOrder(1001) });
    const { user } = openScreen(remote, '/merchant/orders');
    await user.click(await screen.findByRole('button', { name: 'Деньги пришли' }));
    expect(await screen.findByText('Отмечено: деньги пришли')).toBeVisible();
    expect(network.sent(setPaymentState)).toEqual([{ order_id: wireOrder(1001).order_id, state: 'succeeded' }]);
    await user.click(screen.getByRole('button', { name: 'Отменить действие' }));
    expect(await screen.findByText('Действие отменено')).toBeVisible();
    expect(network.sent(revertStep)).toEqual([{ order_id: wireOrder(1001).order_id, step }]);
  });
});
