import { screen, waitFor, within } from '@testing-library/react';
import { listProducts, retrieveContent, settleGeneration, updateContent, uploadContent } from 'shared-contracts';
import { pictureAs, productAs, refuse } from 'shared-runtime/testing';
import { endCrop, prepareCrop } from '../testing/crop.ts';
import { attempt_id, openGenerator, product } from '../testing/open-generator.ts';

const pictureId = (order: number) => `00000003-0000-4000-8000-00000000000${order}`;

beforeEach(() => {
  localStorage.clear();
  prepareCrop();
});
afterEach(endCrop);

function openResult(pictures: number, products = [productAs(product, 'Розы')]) {
  const opened = openGenerator();
  const { network } = opened;
  network.on(listProducts, () => ({ products_list: products, total_count: products.length }));
  network.on(retrieveContent, () => ({
    list: [1, 2, 3].slice(0, pictures).map((order) => pictureAs(pictureId(order), product, order)),
  }));
  network.on(updateContent, ({ content_id }) => ({ content: pictureAs(content_id, product, 1) }));
  network.on(uploadContent, { content: pictureAs(pictureId(9), product, 3) });
  network.on(settleGeneration, { attempt_id });
  const ofOperations = globalThis.fetch;
  globalThis.fetch = (async (address: string, init?: RequestInit) =>
    address.includes('/made/') ? new Response(new Blob(['jpeg'])) : ofOperations(address, init)) as typeof fetch;
  const { user } = opened;
  return {
    ...opened,
    choose: async () => {
      await user.click(await screen.findByRole('button', { name: 'Поставить в товар' }));
      await user.click(await screen.findByRole('button', { name: 'Розы' }));
    },
    save: async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Кадр для товара «Розы»' }));
      const button = dialog.getByRole('button', { name: 'Сохранить' });
      await waitFor(() => expect(button).toBeEnabled());
      await user.click(button);
    },
  };
}

const ordersOf = (sent: { content_info: { external_id?: string; meta?: { order?: number } } }[]) =>
  sent.map(({ content_info }) => [content_info.external_id, content_info.meta?.order]);

it('a result is framed, and stands after the pictures of the product where there is room', async () => {
  const { network, choose, save, user, router } = openResult(2);
  await choose();
  await save();
  expect(await screen.findByText('Картинка добавлена в товар')).toBeVisible();
  expect(ordersOf(network.sent(uploadContent) as never)).toEqual([[product, 3]]);
  expect(network.sent(updateContent)).toEqual([]);
  await waitFor(() => expect(network.sent(settleGeneration)).toEqual([{ attempt_id, settlement: 'taken' }]));
  await user.click(screen.getByRole('button', { name: 'Открыть товар' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/merchant/products/${product}`));
});

it('where the product is full, the chosen picture makes room, and the result stands in its place', async () => {
  const { network, choose, save, user } = openResult(3);
  await choose();
  const question = within(await screen.findByRole('dialog', { name: 'Какую картинку заменить' }));
  expect(question.getByRole('radio', { name: 'Картинка 3' })).toBeChecked();
  await user.click(question.getByRole('radio', { name: 'Картинка 2' }));
  await user.click(question.getByRole('button', { name: 'Заменить' }));
  await save();
  expect(await screen.findByText('Картинка добавлена в товар')).toBeVisible();
  expect(network.sent(updateContent)).toMatchObject([{ content_id: pictureId(2), meta: { show: false } }]);
  expect(ordersOf(network.sent(uploadContent) as never)).toEqual([[product, 2]]);
});

it('what made room comes back where the result could not be added', async () => {
  const { network, choose, save, user } = openResult(3);
  network.on(uploadContent, refuse('internal'));
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Заменить' }));
  await save();
  expect(await screen.findByText('Картинка не добавилась')).toBeVisible();
  expect(network.sent(updateContent).map(({ meta }) => meta?.show)).toEqual([false, true]);
  expect(network.sent(settleGeneration)).toEqual([]);
});

it('says so where what made room does not come back, and brings it back on demand', async () => {
  const { network, choose, save, user } = openResult(3);
  const back = { content: pictureAs(pictureId(3), product, 3) };
  let offline = true;
  network.on(uploadContent, refuse('internal'));
  network.on(updateContent, ({ meta }) => (meta?.show && offline ? refuse('internal') : back));
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Заменить' }));
  await save();
  expect(await screen.findByText('Картинка, которую вы заменяли, пока скрыта')).toBeVisible();
  offline = false;
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(network.sent(updateContent).map(({ meta }) => meta?.show)).toEqual([false, true, true]));
});

it('nothing is added where no room could be made', async () => {
  const { network, choose, save, user } = openResult(3);
  network.on(updateContent, refuse('internal'));
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Заменить' }));
  await save();
  expect(await screen.findByText('Картинка не добавилась')).toBeVisible();
  expect(network.sent(uploadContent)).toEqual([]);
});

it('nothing is framed where there was no saying whether there is room', async () => {
  const { network, choose } = openResult(1);
  network.on(retrieveContent, refuse('internal'));
  await choose();
  expect(await screen.findByText('Картинка не добавилась')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /Кадр/ })).toBeNull();
});

it('the choice of a product says how many pictures each shows, that nothing is found, and where there are more', async () => {
  const preview = { link: '/pictures/roses', width: 600, height: 700, colour: '#aaaaaa' };
  const many = Array.from({ length: 20 }, (_, at) =>
    productAs(
      at === 0 ? product : `00000002-0000-4000-8000-0000000001${10 + at}`,
      at === 0 ? 'Розы' : `Букет ${at}`,
      at === 0 ? { preview } : {},
    ),
  );
  const { network, user } = openResult(1, many);
  await user.click(await screen.findByRole('button', { name: 'Поставить в товар' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'В какой товар' }));
  const row = (await dialog.findByRole('button', { name: 'Розы' })).closest('li');
  await waitFor(() => expect(row).toHaveTextContent('Картинок: 1 из 3'));
  expect(row?.querySelector('img')?.getAttribute('src')).toContain('/pictures/roses');
  expect(dialog.queryByText(/Показаны первые/)).toBeNull();
  network.on(listProducts, ({ search }) =>
    search === 'лилии' ? { products_list: [], total_count: 0 } : { products_list: many, total_count: 21 },
  );
  await user.type(dialog.getByRole('searchbox'), 'лилии');
  expect(await dialog.findByText('Ничего не нашлось')).toBeVisible();
  await user.clear(dialog.getByRole('searchbox'));
  await user.type(dialog.getByRole('searchbox'), 'б');
  expect(await dialog.findByText('Показаны первые 20. Уточните поиск.')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
