import { screen, waitFor, within } from '@testing-library/react';
import { checkout, listDeliveryDays } from 'shared-contracts';
import { refuse } from 'shared-runtime/testing';
import { networkThatSells, openFilled, startWithCart, submitButton } from '../testing/checkout.ts';
import { dayOf, networkWithIntervals, zonedMethods } from '../testing/days.ts';
import { conditions, price } from '../testing/shop.ts';

beforeEach(startWithCart);

const zone = () => screen.findByRole('combobox', { name: 'Зона доставки' });
const sell = () => networkThatSells({ conditions: { ...conditions, deliveryMethod: zonedMethods } });

it('a zone is chosen from a list, makes the price, and goes with the order', async () => {
  const network = sell();
  const { user } = await openFilled();
  const options = within(await zone()).getAllByRole('option');
  expect(options.map((option) => option.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Выберите зону',
    'Центр — 300 ₽, бесплатно от 20 000 ₽',
    'Область — рассчитает продавец, минимальный заказ 15 000 ₽',
  ]);
  expect((await screen.findAllByText('выберите, куда')).length).toBeGreaterThan(0);
  await user.click(submitButton());
  expect(await screen.findByText('Выберите, куда привезти или где забрать')).toBeVisible();
  expect(network.sent(checkout)).toEqual([]);
  await user.selectOptions(await zone(), 'centre');
  expect((await screen.findAllByText(price(10_100))).length).toBeGreaterThan(0);
  await user.click(submitButton());
  await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
  expect(network.sent(checkout)[0]).toMatchObject({
    expected_delivery_price: 300,
    delivery_info: { delivery_method_id: 'courier', delivery_option_id: 'centre' },
  });
});

it('says of a zone that takes no order of so little what is missing', async () => {
  const network = sell();
  const { user } = await openFilled();
  await user.selectOptions(await zone(), 'far');
  const lack = /Так доставляем заказы от 15\s000\s₽. Не хватает 5\s200\s₽/;
  expect(await screen.findByText(lack)).toBeVisible();
  expect(await zone()).toBeValid();
  await user.click(submitButton());
  await waitFor(async () => expect(await zone()).toHaveFocus());
  expect(await zone()).toBeInvalid();
  expect(screen.getAllByText(lack)).toHaveLength(1);
  expect(network.sent(checkout)).toEqual([]);
  await user.selectOptions(await zone(), 'centre');
  await user.click(submitButton());
  await waitFor(() => expect(network.sent(checkout)).toHaveLength(1));
});

it('says where the shop has come to take no order of so little meanwhile', async () => {
  const network = sell();
  const { user } = await openFilled();
  await user.selectOptions(await zone(), 'centre');
  const least = { product_id: '', size_id: null, title: null, kind: 'least_order' as const, was: null, now: 15_000 };
  network.on(checkout, refuse('cart_changed', { changes: [least] }));
  await user.click(submitButton());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/для заказов от 15\s000\s₽/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Оформить за/ })).toBeNull();
});

it('points are chosen with when they are open', async () => {
  const network = sell();
  const { user } = await openFilled();
  await user.click(screen.getByRole('radio', { name: /Самовывоз/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Где забрать' }), 'mira');
  await user.click(submitButton());
  await waitFor(() => expect(network.sent(checkout)[0]?.delivery_info.delivery_option_id).toBe('mira'));
});

it('asks for the days of a zone that takes longer', async () => {
  const network = networkWithIntervals(dayOf(0, ['10:00–12:00']));
  network.sellBy(zonedMethods);
  const { user } = await openFilled();
  await screen.findByRole('combobox', { name: 'День' });
  await user.selectOptions(await zone(), 'far');
  await waitFor(() =>
    expect(network.sent(listDeliveryDays).at(-1)).toEqual({ delivery_method_id: 'courier', delivery_option_id: 'far' }),
  );
});
