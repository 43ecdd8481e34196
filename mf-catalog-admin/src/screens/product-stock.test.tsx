import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { merchantAs, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { freshBrowser, id, open, productNetwork } from '../testing/open-product.ts';
import { merchantNetwork, wireProduct } from '../testing/wire.ts';

beforeEach(freshBrowser);

const counted = (left: number) => ({ kind: 'counted', left }) as const;
const sized = (sizes: api.Size[], more: Partial<api.ProductWire> = {}) =>
  wireProduct(1, {
    title: 'Пионы',
    meta_options: { product_fields: api.serializeProductFields([{ type: 'sizes', sizes }]) },
    ...more,
  });
const row = async (name: string) =>
  (await screen.findByRole('button', { name: `Изменить наличие: ${name}` })).closest('li') as HTMLElement;
const change = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Изменить наличие: ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
};

it('a product that nobody counts is counted from now on', async () => {
  const network = productNetwork(wireProduct(1, { title: 'Пионы' }));
  network.on(api.setStock, { stock: counted(5) });
  const { user } = open();
  expect(await row('Товар')).toHaveTextContent('не считаем');
  const dialog = await change(user, 'Товар');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(dialog.getByText('Напишите целое число от 0 до 100 000')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Сколько есть' }), '5');
  network.on(api.productsByIds, { products: [wireProduct(1, { title: 'Пионы', stock: counted(5) })] });
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Наличие изменено')).toBeVisible();
  await waitFor(async () => expect(await row('Товар')).toHaveTextContent(/осталось 5.штук/));
  expect(network.sent(api.setStock)).toEqual([
    { product_id: id, size_id: null, stock: { kind: 'counted', left: 5 }, reason: 'recount', note: '' },
  ]);
});

it.each([
  ['is gone', 'закончился', counted(0)],
  ['is not sold today', 'закончился на сегодня', { kind: 'paused', back_on: '2026-06-15' }],
] as const)('says how many people wait for what %s, and asks where something is', async (_, text, stock) => {
  const network = productNetwork(
    sized([
      { id: 's', value: 'S', stock },
      { id: 'm', value: 'M', stock: counted(2) },
    ]),
  );
  network.on(api.countStockWaits, { waits: [{ size_id: 's', people: 3 }] });
  open();
  await waitFor(async () => expect(await row('S')).toHaveTextContent(new RegExp(`S${text} · ждут 3.человека`)));
  expect(await row('M')).not.toHaveTextContent('ждут');
});

it('each size has a number of its own, and what has come is added to what there is by then', async () => {
  const network = productNetwork(
    sized([
      { id: 's', value: 'S', stock: counted(0) },
      { id: 'm', value: 'M', stock: { kind: 'to_order', days: 3 } },
    ]),
  );
  network.on(api.setStock, { stock: counted(10) });
  const { user } = open();
  expect(await row('S')).toHaveTextContent('закончился');
  expect(await row('M')).toHaveTextContent(/под заказ, 3.дня/);
  expect(await row('Все размеры вместе')).toHaveTextContent('не считаем');
  const dialog = await change(user, 'S');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Что произошло' }), 'Поступило');
  await user.type(dialog.getByRole('textbox', { name: 'Сколько поступило' }), '10');
  await user.type(dialog.getByRole('textbox', { name: /^Заметка/ }), 'от Ивана');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(network.sent(api.setStock)).toMatchObject([
      { product_id: id, size_id: 's', stock: { kind: 'changed', by: 10 }, reason: 'arrival', note: 'от Ивана' },
    ]),
  );
});

it('what has come is sent again under the same key, and another number under another', async () => {
  const network = productNetwork(wireProduct(1, { title: 'Пионы', stock: counted(5) }));
  network.on(api.setStock, refuse('internal'));
  const { user } = open();
  const dialog = await change(user, 'Товар');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Что произошло' }), 'Поступило');
  const amount = dialog.getByRole('textbox', { name: 'Сколько поступило' });
  const send = async (sent: number) => {
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(network.sent(api.setStock)).toHaveLength(sent));
    expect(await dialog.findByText('Наличие не изменено')).toBeVisible();
  };
  await user.type(amount, '1');
  await send(1);
  await send(2);
  await user.type(amount, '2');
  await send(3);
  const [first, second, third] = network.sent(api.setStock).map(({ idempotency_key: key }) => key);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('no more is written off than there is', async () => {
  const network = productNetwork(wireProduct(1, { title: 'Пионы', stock: counted(2) }));
  const { user } = open();
  const dialog = await change(user, 'Товар');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Что произошло' }), 'Списали');
  await user.type(dialog.getByRole('textbox', { name: 'Сколько списали' }), '3');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(dialog.getByText(/^Столько не списать: осталось 2.штуки$/)).toBeVisible();
  expect(network.sent(api.setStock)).toEqual([]);
});

it('says that an order took some while it was counted, keeps what was typed, and shows the number as it is', async () => {
  const network = productNetwork(wireProduct(1, { title: 'Пионы', stock: counted(5) }));
  network.on(api.setStock, refuse('conflict'));
  const { user } = open();
  const dialog = await change(user, 'Товар');
  await user.type(dialog.getByRole('textbox', { name: 'Сколько осталось' }), '9');
  network.on(api.productsByIds, { products: [wireProduct(1, { title: 'Пионы', stock: counted(4) })] });
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText(/Тем временем число изменилось/)).toBeVisible();
  expect(await dialog.findByText(/^осталось 4.штуки$/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Сколько осталось' })).toHaveValue('9');
  network.on(api.setStock, { stock: counted(9) });
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Наличие изменено')).toBeVisible();
  expect(network.sent(api.setStock).map(({ stock }) => stock)).toEqual([
    { kind: 'counted', left: 9, expected: 5 },
    { kind: 'counted', left: 9, expected: 4 },
  ]);
});

it('shows how the number came to be, with the order that took some', async () => {
  const network = productNetwork(wireProduct(1, { title: 'Пионы', stock: counted(4) }));
  const at = '2026-06-14T10:30:00.000Z';
  const line = { at, size: '', note: '', order_id: null, order_number: null };
  network.on(api.readStockHistory, {
    changes: [
      { ...line, change_id: 'c2', was: 5, became: 4, cause: 'ordered', order_id: 'o1', order_number: 1001 },
      { ...line, change_id: 'c1', was: null, became: 5, cause: 'settings', note: 'первый подсчёт' },
    ],
    total_count: 2,
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Как менялось' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Как менялось: .*Пионы/ }));
  expect(await dialog.findByRole('link', { name: /Заказ № 1001/ })).toHaveAttribute('href', '/merchant/orders/o1');
  expect(dialog.getByText('5 → 4')).toBeVisible();
  expect(dialog.getByText('не считали → 5')).toBeVisible();
  expect(dialog.getByText(/первый подсчёт/)).toBeVisible();
});

it('the list says what is sold out or runs out', async () => {
  const products = [
    wireProduct(1, { title: 'Пионы', stock: counted(0) }),
    wireProduct(2, { title: 'Розы', stock: counted(2) }),
    { ...sized([{ id: 's', value: 'S', stock: counted(1) }]), product_id: wireProduct(3).product_id, title: 'Астры' },
  ];
  const network = merchantNetwork(products);
  network.on(api.listCategories, { categories: [] });
  network.on(api.listProducts, { products_list: products, total_count: 3 });
  openScreen({ manifest, screens }, '/merchant/products');
  const words = async (name: string) => (await screen.findByRole('link', { name })).closest('li');
  expect(await words('Пионы')).toHaveTextContent('закончился');
  expect(await words('Розы')).toHaveTextContent(/осталось 2.штуки/);
  expect(await words('Астры')).toHaveTextContent('мало: S — 1');
});

it('one press in the list ends the selling for today, and another takes that back', async () => {
  const peonies = wireProduct(1, { title: 'Пионы', stock: counted(5) });
  const network = merchantNetwork([peonies]);
  network.on(api.listCategories, { categories: [] });
  network.on(api.listProducts, { products_list: [peonies], total_count: 1 });
  network.on(api.setStock, { stock: { kind: 'paused', back_on: '2026-06-15' } });
  const { user } = openScreen({ manifest, screens }, '/merchant/products');
  const row = (await screen.findByRole('link', { name: 'Пионы' })).closest('li') as HTMLElement;
  const [press] = within(row).getAllByRole('button', { name: 'Закончился: Пионы' });
  await user.click(press as HTMLElement);
  expect(await screen.findByText(/^Закончился на сегодня: .*Пионы/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() =>
    expect(network.sent(api.setStock)).toEqual([
      { product_id: id, size_id: null, stock: { kind: 'paused' } },
      { product_id: id, size_id: null, stock: { kind: 'resumed' } },
    ]),
  );
});

it('what is sold out for today says so on its page, and is sold again by a press', async () => {
  const network = productNetwork(wireProduct(1, { title: 'Пионы', stock: { kind: 'paused', back_on: '2026-06-15' } }));
  network.on(api.setStock, { stock: null });
  const { user } = open();
  expect(await row('Товар')).toHaveTextContent('закончился на сегодня');
  await user.click(screen.getByRole('button', { name: 'Снова продавать: Товар' }));
  await waitFor(() => expect(network.sent(api.setStock)).toMatchObject([{ stock: { kind: 'resumed' } }]));
});

it('of two sizes the one that was pressed is not sold today, and that one is sold again', async () => {
  const network = productNetwork(
    sized([
      { id: 's', value: 'S', stock: counted(1) },
      { id: 'm', value: 'M', stock: counted(2) },
    ]),
  );
  network.on(api.setStock, { stock: { kind: 'paused', back_on: '2026-06-15' } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Закончился на сегодня: M' }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() =>
    expect(network.sent(api.setStock)).toEqual([
      { product_id: id, size_id: 'm', stock: { kind: 'paused' } },
      { product_id: id, size_id: 'm', stock: { kind: 'resumed' } },
    ]),
  );
});

it('shows more of how the number came to be, by twenties, each with its size and by the clock of the shop', async () => {
  const network = productNetwork(wireProduct(1, { title: 'Пионы', stock: counted(4) }));
  network.on(api.readMerchant, merchantAs({ timeZone: 'Asia/Kamchatka' }));
  const changes = Array.from({ length: 41 }, (_, index) => ({
    change_id: `c${index}`,
    at: '2026-06-14T13:30:00.000Z',
    size: index === 0 ? 'Большой' : '',
    note: '',
    order_id: null,
    order_number: null,
    was: 100 - index,
    became: 99 - index,
    cause: 'recount' as const,
  }));
  network.on(api.readStockHistory, ({ per_page: size = 20 }) => ({ changes: changes.slice(0, size), total_count: 41 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Как менялось' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Как менялось/ }));
  const first = (await dialog.findByText('100 → 99')).closest('li');
  expect(first).toHaveTextContent(/Пересчёт · .*Большой/);
  await waitFor(() => expect(first).toHaveTextContent(/15 июня.*01:30/));
  expect(dialog.queryByText('80 → 79')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Показать ещё' }));
  expect(await dialog.findByText('80 → 79')).toBeVisible();
  expect(dialog.queryByText('60 → 59')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Показать ещё' }));
  expect(await dialog.findByText('60 → 59')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});
