import { screen, waitFor } from '@testing-library/react';
import { networkThatSells, openFilled, startWithCart, submitButton, write } from '../testing/checkout.ts';

const cart = /Браузер не даёт хранить корзину/;
const written = /Браузер не даёт хранить написанное/;
const order = /Браузер не даёт запомнить заказ/;

let storage: jest.SpyInstance | undefined;
const fillStorage = () => {
  storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
};
beforeEach(startWithCart);
afterEach(() => storage?.mockRestore());

it('says nothing of what this browser keeps', async () => {
  networkThatSells();
  await openFilled();
  await waitFor(() => expect(Object.keys(localStorage).some((key) => key.startsWith('b2b:draft:'))).toBe(true));
  expect(screen.queryByText(cart)).toBeNull();
  expect(screen.queryByText(written)).toBeNull();
});

it('says that cart, what is typed and the order live as long as the page where nothing can be stored, and sells all the same', async () => {
  networkThatSells();
  const { user } = await openFilled();
  fillStorage();
  await user.click(screen.getByRole('button', { name: /Больше/ }));
  expect(await screen.findByText(cart)).toBeVisible();
  await write(user, /Комментарий/, 'Позвоните за час');
  expect(await screen.findByText(written)).toBeVisible();
  await user.click(submitButton());
  expect(await screen.findByText(order)).toBeVisible();
});
