import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkout, readDeliveryInfo } from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { offline, refuse } from 'shared-runtime/testing';
import {
  field,
  fill,
  line,
  networkThatSells,
  openFilled,
  placed,
  startWithCart,
  submitButton,
  write,
} from '../testing/checkout.ts';
import { conditions, openShop, peonyId } from '../testing/shop.ts';

beforeEach(startWithCart);

describe('one order, however often it is sent', () => {
  const keys = (network: ReturnType<typeof networkThatSells>) =>
    network.sent(checkout).map((request) => request.idempotency_key);

  it('sends once when the button is pressed twice', async () => {
    const network = networkThatSells();
    let answer: () => void = () => undefined;
    network.on(checkout, () => new Promise((resolve) => (answer = () => resolve(placed))));
    const { user } = await openFilled();
    await user.dblClick(submitButton());
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    answer();
    expect(await screen.findByRole('heading', { name: 'Заказ №\u00a01047' })).toBeVisible();
    expect(network.sent(checkout)).toHaveLength(1);
  });

  it('sends the same key after a lost answer, and after a reload', async () => {
    const network = networkThatSells();
    network.on(checkout, offline);
    const first = await openFilled();
    await first.user.click(submitButton());
    expect(await screen.findByText(/Нет связи: заказ пока не отправлен/)).toBeVisible();
    expect(screen.getByText(/второго заказа не будет/)).toBeVisible();
    await first.user.click(submitButton());
    await waitFor(() => expect(keys(network)).toHaveLength(2));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    first.view.unmount();

    network.on(checkout, placed);
    const second = openShop('/checkout');
    await screen.findByLabelText('Ваше имя');
    await second.user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Заказ №\u00a01047' })).toBeVisible();
    expect(new Set(keys(network)).size).toBe(1);
    expect(keys(network)).toHaveLength(3);
  });

  it('makes the next purchase in the same browser an order of its own', async () => {
    const network = networkThatSells();
    for (const turn of [1, 2]) {
      fill(line(peonyId, { quantity: turn }));
      const { user, view } = await openFilled();
      await user.click(submitButton());
      expect(await screen.findByRole('heading', { name: 'Заказ №\u00a01047' })).toBeVisible();
      expect(network.sent(checkout)).toHaveLength(turn);
      view.unmount();
    }
    expect(new Set(keys(network)).size).toBe(2);
  });

  it('asks before the page is left on which an order waits, but not when it has been placed', async () => {
    const network = networkThatSells();
    network.on(checkout, offline);
    const { user, router } = await openFilled();
    await user.click(submitButton());
    await screen.findByText(/Нет связи: заказ пока не отправлен/);
    await user.click(screen.getByRole('link', { name: 'КАТАЛОГ' }));
    const question = await screen.findByRole('alertdialog', { name: 'Заказ ещё не отправлен' });
    await user.click(within(question).getByRole('button', { name: 'Остаться' }));
    expect(router.state.location.pathname).toBe('/shop/verbena/checkout');
    network.on(checkout, placed);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Заказ №\u00a01047' })).toBeVisible();
    // The earlier question may still be fading.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('sends by itself when the connection is back, unless it was called off', async () => {
    const network = networkThatSells();
    network.on(checkout, offline);
    const { user } = await openFilled();
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'Не отправлять' }));
    expect(screen.queryByText(/Нет связи/)).not.toBeInTheDocument();
    fireEvent(window, new Event('online'));
    await user.click(submitButton());
    await screen.findByText(/Нет связи/);
    expect(keys(network)).toHaveLength(2);
    network.on(checkout, placed);
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Заказ №\u00a01047' })).toBeVisible();
    expect(keys(network)).toHaveLength(3);
    expect(new Set(keys(network)).size).toBe(1);
  });

  it('sends by itself nothing that was changed meanwhile, and says so: who typed it may not be done', async () => {
    const network = networkThatSells();
    network.on(checkout, offline);
    const { user } = await openFilled();
    await user.click(submitButton());
    await screen.findByText(/Отправим его сами/);
    network.on(checkout, placed);
    await write(user, /Комментарий/, 'Позвоните');
    expect(await screen.findByText(/Вы изменили заказ/)).toBeVisible();
    expect(screen.queryByText(/Отправим его сами/)).toBeNull();
    fireEvent(window, new Event('online'));
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Заказ №\u00a01047' })).toBeVisible();
    expect(network.sent(checkout).map(({ delivery_info }) => delivery_info.comment)).toEqual(['', 'Позвоните']);
  });

  it('leads to the order that was taken though its answer was lost, also when it was changed before the next try', async () => {
    const network = networkThatSells();
    network.on(checkout, offline);
    const { user } = await openFilled();
    await user.click(submitButton());
    await screen.findByText(/Нет связи/);
    // It had come to the server: the key belongs to what was sent first.
    network.on(checkout, ({ delivery_info: { comment } }) => (comment ? refuse('idempotency_conflict') : placed));
    await write(user, /Комментарий/, 'Позвоните за час');
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Заказ №\u00a01047' })).toBeVisible();
    expect(screen.getByText('Заказ уже оформлен')).toBeVisible();
    expect(network.sent(checkout).map(({ delivery_info }) => delivery_info.comment)).toEqual([
      '',
      'Позвоните за час',
      '',
    ]);
    expect(new Set(keys(network)).size).toBe(1);
  });

  it('says what the server refused, at the field where it is one', async () => {
    const network = networkThatSells();
    const errors = [{ path: 'delivery_info.name', code: 'too_big', message: 'too long' }];
    network.on(checkout, refuse('validation_failed', { errors }));
    const { user } = await openFilled();
    await user.click(submitButton());
    expect(await screen.findByText(/^Имя слишком длинное: не длиннее 200\sзнаков$/)).toBeVisible();
    expect(screen.getByText(/что-то заполнено не так/)).toBeVisible();
    expect(field('Ваше имя')).toHaveValue('Ольга Кузнецова');
  });

  it('asks for consent anew when a document has a newer version', async () => {
    const network = networkThatSells();
    network.on(checkout, refuse('consent_outdated'));
    const { user } = await openFilled();
    await user.click(submitButton());
    expect(await screen.findByText(/Документы магазина обновились/)).toBeVisible();
    expect(field(/публичной оферты/)).not.toBeChecked();
    expect(field(/персональных данных/)).not.toBeChecked();
    // What is ticked now stays so when the shop’s terms are read again.
    await user.click(field(/публичной оферты/));
    network.on(readDeliveryInfo, { ...conditions, deliveryMethod: wireMethodsOf('Самовывоз с Пятницкой') });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('radio', { name: /Пятницкой/ })).toBeChecked();
    expect(field(/публичной оферты/)).toBeChecked();
  });
});
