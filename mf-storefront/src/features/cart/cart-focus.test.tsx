import { act, screen, waitFor } from '@testing-library/react';
import { networkThatSells, startWithCart } from '../../testing/checkout.ts';
import { networkOfShop, openShop, peonyId } from '../../testing/shop.ts';

const button = (name: RegExp) => screen.findByRole('button', { name });
const focus = (element: HTMLElement | undefined) => act(() => element?.focus());
const focusOn = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus());

it("goes to the empty cart's button when the last product is taken out, and to the product when it is put back", async () => {
  startWithCart();
  networkThatSells();
  const { user } = openShop('/checkout');
  focus(await button(/^Убрать: Пионы/));
  await user.keyboard('{Enter}');
  await focusOn(() => screen.getByRole('link', { name: 'Смотреть каталог' }));
  focus(await button(/^Вернуть/));
  await user.keyboard('{Enter}');
  await focusOn(() => screen.getByRole('button', { name: /^Убрать: Пионы/ }));
});

it("goes on from the button under a thumb to what takes its place, and back to 'Добавить' from a stepper that goes", async () => {
  localStorage.clear();
  networkOfShop();
  const { user } = openShop(`/product/${peonyId}`);
  const [add] = await screen.findAllByRole('button', { name: 'Добавить' });
  focus(add);
  await user.keyboard('{Enter}');
  await focusOn(() => screen.getByRole('link', { name: 'Оформить' }));
  focus(await button(/^Убрать: Пионы/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Добавить$/));
});
