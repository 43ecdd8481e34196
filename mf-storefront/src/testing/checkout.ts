import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { cartStorageKey, checkout, readOrderPageByToken } from 'shared-contracts';
import type { CartLine } from '../features/cart/lines.ts';
import { formatCart } from '../features/cart/storage.ts';
import { merchantName, networkOfShop, openShop, orderPage, peonyId } from './shop.ts';

export const placed = { order_id: 'o1', order_number: '1047', order_token: 'token-1', uri: '', payment: null };

export const line = (productId: string, more: Partial<CartLine> = {}): CartLine => ({
  productId,
  sizeId: null,
  size: '',
  title: 'Пионы «Сара Бернар»',
  price: 4900,
  picture: null,
  quantity: 1,
  ...more,
});

export const fill = (...lines: CartLine[]) => localStorage.setItem(cartStorageKey(merchantName), formatCart(lines));

export function networkThatSells(options?: Parameters<typeof networkOfShop>[0]) {
  const network = networkOfShop(options);
  network.on(checkout, placed);
  network.on(readOrderPageByToken, orderPage());
  return network;
}

export const field = (name: RegExp | string) => screen.getByLabelText(name);
export const submitButton = () => screen.getByRole('button', { name: 'Оформить' });

export async function write(user: UserEvent, name: RegExp | string, text: string) {
  await user.click(await screen.findByLabelText(name));
  await user.paste(text);
}

export async function fillIn(user: UserEvent) {
  await write(user, 'Ваше имя', 'Ольга Кузнецова');
  await write(user, 'Телефон', '9001234567');
  await write(user, 'Адрес', 'ул. Октябрьской Революции, 205');
  await user.click(field(/публичной оферты/));
  await user.click(field(/персональных данных/));
}

export async function openFilled(): Promise<ReturnType<typeof openShop>> {
  const opened = openShop('/checkout');
  await fillIn(opened.user);
  return opened;
}

export function startWithCart() {
  localStorage.clear();
  fill(line(peonyId, { quantity: 2 }));
}
