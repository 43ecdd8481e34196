import { screen, waitFor, within } from '@testing-library/react';
import { checkout, listPublicProducts, readDeliveryInfo } from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { translatePage } from 'shared-design-system/testing';
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
} from '../testing/checkout.ts';
import { conditions, dress, dressId, openShop, peony, peonyId, price, rosesId } from '../testing/shop.ts';

beforeEach(startWithCart);

it('says the right sum and count everywhere after a browser has translated the page', async () => {
  networkThatSells();
  const { user } = await openFilled();
  const before = await screen.findByRole('button', { name: 'Оформить' });
  translatePage(before.closest('main') ?? document.body);
  await user.click(screen.getByRole('button', { name: /^Больше/ }));
  expect(await screen.findAllByText(/^14\s700\s₽$/)).not.toHaveLength(0);
  expect(document.body).toHaveTextContent(/3 товара/);
  expect(document.body).not.toHaveTextContent(/2 товара|10\s100/);
});

describe('a shop that changed meanwhile', () => {
  it('shows new prices beside the old ones until they are acknowledged, also after a reload', async () => {
    networkThatSells({ products: [{ ...peony, price: 5100 }] });
    const first = openShop('/checkout');
    expect(await screen.findByText(/было 4\s900\s₽, стало 5\s100\s₽/)).toBeVisible();
    expect(screen.getAllByText(/^10\s200\s₽$/).length).toBeGreaterThan(0);
    first.view.unmount();

    const second = openShop('/checkout');
    expect(await screen.findByText(/было 4\s900\s₽, стало 5\s100\s₽/)).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByText(/стало/)).not.toBeInTheDocument());
  });

  it('keeps what is no longer sold in sight and out of the order', async () => {
    fill(
      line(peonyId),
      line(rosesId, { title: 'Красные розы', price: 6200 }),
      line(dressId, { sizeId: 'xl', size: 'XL' }),
    );
    const network = networkThatSells({ products: [peony, dress] });
    const { user } = await openFilled();
    expect(screen.getByText('Красные розы')).toBeVisible();
    expect(screen.getByText('Больше не продаётся, в заказ не войдёт')).toBeVisible();
    expect(screen.getByText('Этого размера больше нет, в заказ не войдёт')).toBeVisible();
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
    expect(network.sent(checkout)[0]).toMatchObject({ products: [{ product_id: peonyId }], expected_sum: 4900 });
  });

  it('cannot be ordered from when nothing of the cart is sold', async () => {
    networkThatSells({ products: [] });
    openShop('/checkout');
    expect(await screen.findByText(/Ничего из корзины сейчас не продаётся/)).toBeVisible();
    expect(submitButton()).toBeDisabled();
  });

  it('shows each change that the server names and orders at the new prices only when asked to', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    const changes = [
      { product_id: peonyId, size_id: null, kind: 'price' as const, title: 'Пионы', was: 4900, now: 5100 },
      { product_id: '', size_id: null, kind: 'sum' as const, title: null, was: 9800, now: 10_200 },
    ];
    network.sell([{ ...peony, price: 5100 }]);
    network.on(checkout, refuse('cart_changed', { changes }));
    await user.click(submitButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Пионы: было 4\s900\s₽, стало 5\s100\s₽/)).toBeVisible();
    expect(network.sent(checkout)).toHaveLength(1);

    network.on(checkout, placed);
    await user.click(dialog.getByRole('button', { name: /Оформить за 10\s500\s₽/ }));
    expect(await screen.findByRole('heading', { name: 'Заказ №\u00a01047' })).toBeVisible();
    expect(network.sent(checkout)[1]).toMatchObject({ expected_sum: 10_200 });
    expect(network.sent(checkout)[1]?.idempotency_key).toBe(network.sent(checkout)[0]?.idempotency_key);
  });

  it('lets the order stand when the shopper goes back to it', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    const changes = [
      { product_id: peonyId, size_id: null, kind: 'unpublished' as const, title: 'Пионы', was: null, now: null },
    ];
    network.sell([]);
    network.on(checkout, refuse('cart_changed', { changes }));
    await user.click(submitButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Пионы: больше не продаётся')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Оформить за/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Вернуться к заказу' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Ваше имя')).toHaveValue('Ольга Кузнецова');
    expect(network.sent(checkout)).toHaveLength(1);
  });

  it('shows a delivery that changed meanwhile, and lets the shopper look at it before ordering again', async () => {
    const network = networkThatSells();
    const { user } = await openFilled();
    const change = { product_id: '', size_id: null, kind: 'delivery' as const, title: null, was: 300, now: null };
    const deliveryMethod = wireMethodsOf('Курьером по Коломне — 400 ₽');
    network.on(readDeliveryInfo, { ...conditions, deliveryMethod });
    network.on(checkout, refuse('cart_changed', { changes: [change] }));
    await user.click(submitButton());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Условия доставки стали другими/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Оформить за/ })).not.toBeInTheDocument();
    network.on(checkout, placed);
    await user.click(dialog.getByRole('button', { name: 'Вернуться к заказу' }));
    expect(await screen.findByRole('radio', { name: /Курьером по\sКоломне/ })).toBeChecked();
    expect(screen.getAllByText(price(10_200)).length).toBeGreaterThan(0);
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Заказ №\u00a01047' });
    expect(network.sent(checkout)[1]).toMatchObject({ expected_delivery_price: 400 });
  });

  it('says that prices could not be checked, and takes the order all the same', async () => {
    const network = networkThatSells();
    network.on(listPublicProducts, offline);
    const { user } = await openFilled();
    expect(screen.getByText('Не получилось проверить цены')).toBeVisible();
    await user.click(submitButton());
    await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
  });
});
