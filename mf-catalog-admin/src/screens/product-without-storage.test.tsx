import { screen, waitFor } from '@testing-library/react';
import { productsByIds, updateProduct } from 'shared-contracts';
import { offline } from 'shared-runtime/testing';
import { freshBrowser, id, open, productNetwork, save, title } from '../testing/open-product.ts';

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const unkept = 'Браузер не даёт хранить черновик: не закрывайте страницу, пока не сохраните.';

let storage: jest.SpyInstance[];
beforeEach(() => {
  freshBrowser();
  storage = [];
});
afterEach(() => {
  for (const spy of storage) spy.mockRestore();
});

it.each([
  ['full', ['setItem']],
  ['blocked', ['getItem', 'setItem', 'removeItem']],
] as const)(
  'says quietly that no draft is kept where the storage is %s, and promises none to who leaves',
  async (_, calls) => {
    storage = calls.map((call) => jest.spyOn(Storage.prototype, call).mockImplementation(refuse));
    const server = productNetwork();
    const { user } = open();
    await title();
    expect(screen.queryByText(unkept)).toBeNull();
    await user.type(await title(), ' и розы');
    expect(await screen.findByText(unkept)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Все товары/ }));
    expect(await screen.findByText(/Браузер не даёт оставить черновик/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Уйти, оставить черновик' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(await title()).toHaveValue('Пионы и розы');
    await user.click(save());
    expect(await screen.findByText('Товар сохранён')).toBeVisible();
    expect(server.sent(updateProduct)).toEqual([{ product_id: id, title: 'Пионы и розы' }]);
    await waitFor(() => expect(screen.queryByText(unkept)).toBeNull());
  },
);

it('keeps everything typed where the connection is lost at the moment of saving, and saves it with another press', async () => {
  const server = productNetwork();
  const { user } = open();
  await user.type(await title(), ' и розы');
  server.on(updateProduct, offline);
  await user.click(save());
  expect(await screen.findByText('Не сохранилось')).toBeVisible();
  expect(await title()).toHaveValue('Пионы и розы');
  server.on(updateProduct, { product_id: id });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Товар сохранён')).toBeVisible();
  expect(server.sent(productsByIds).length).toBeGreaterThan(1);
});
