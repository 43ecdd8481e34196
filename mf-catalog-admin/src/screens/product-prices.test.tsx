import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { openScreen, refuse, settled } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireCategory, wireProduct } from '../testing/wire.ts';

const products = [wireProduct(1), wireProduct(2), wireProduct(3)];
const idOf = (number: number) => wireProduct(number).product_id;
const preview: api.PricesPreview = {
  changed: 2,
  examples: [{ title: 'Товар 2', was: 2000, becomes: 1800 }],
  left: 1,
  left_products: [{ title: 'Товар 1', price: 1, why: 'low' }],
  sales_dropped: 1,
};
const changeResult = { changed: 2, left: 0, left_products: [], sales_dropped: 0 };

function open(at = '/merchant/products', last: api.LastPriceChange | null = null) {
  const network = merchantNetwork(products);
  network.on(api.listCategories, { categories: [wireCategory(1, 'Букеты', 2)] });
  network.on(api.listProducts, { products_list: products, total_count: products.length });
  network.on(api.lastPrices, { last });
  network.on(api.previewPrices, preview);
  network.on(api.changePrices, changeResult);
  network.on(api.undoPrices, { restored: 2, kept: 0, kept_titles: [] });
  return { network, ...openScreen({ manifest, screens }, at) };
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: /^Изменить цены: / });
const textOf = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00a0\u202f\u2066-\u2069]/g, ' ');

async function choose(user: ReturnType<typeof open>['user'], ...numbers: number[]) {
  for (const number of numbers) {
    await user.click(await settled(() => screen.getByRole('checkbox', { name: `Выбрать: Товар ${number}` })));
  }
  await user.click(button('Изменить цены'));
  return within(await dialog());
}

it('shows what a change makes before it is made, makes it once, and takes it back', async () => {
  const { network, user } = open();
  const form = await choose(user, 2, 3);
  expect(network.sent(api.previewPrices)).toEqual([]);
  expect(form.getByText('Напишите, на сколько: здесь появятся новые цены.')).toBeVisible();
  await user.type(form.getByLabelText('На сколько'), '12,5');
  await user.selectOptions(form.getByLabelText('Округлить новую цену'), '50');
  await waitFor(() => expect(textOf(form.getByText(/→/))).toBe('2 000 ₽ → 1 800 ₽'));
  expect(textOf(form.getByText(/^Изменятся цены/))).toBe('Изменятся цены: 2 товара');
  expect(textOf(form.getByText(/^и ещё/))).toBe('и ещё 1 товар');
  expect(textOf(form.getByText(/^Зачёркнутая цена пропадёт/))).toBe('Зачёркнутая цена пропадёт: 1 товар');
  expect(textOf(form.getByText(/^Не стоили бы ничего/))).toBe('Не стоили бы ничего: Товар 1');
  const change = { by: { kind: 'percent', value: -12.5 }, round_to: 50 };
  expect(network.sent(api.previewPrices).at(-1)).toEqual({ product_ids: [idOf(2), idOf(3)], change });
  expect(network.sent(api.changePrices)).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Изменить' }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await screen.findByText(/^Прежние цены возвращены/);
  const [sent] = network.sent(api.changePrices);
  expect(sent).toEqual({ product_ids: [idOf(2), idOf(3)], change, change_id: expect.any(String) });
  expect(network.sent(api.undoPrices)).toEqual([{ change_id: sent?.change_id }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Товары' })).toBeVisible();
});

it('keeps the dialog and its key where the change fails, so that another try makes it once', async () => {
  const { network, user } = open();
  const form = await choose(user, 2);
  await user.click(form.getByRole('radio', { name: 'Поднять' }));
  await user.click(form.getByRole('radio', { name: 'рублей' }));
  await user.type(form.getByLabelText('На сколько'), '100');
  network.on(api.changePrices, refuse('internal'));
  await user.click(form.getByRole('button', { name: 'Изменить' }));
  expect(await form.findByText('Цены не изменены')).toBeVisible();
  network.on(api.changePrices, changeResult);
  await user.click(form.getByRole('button', { name: 'Изменить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = network.sent(api.changePrices);
  expect(first).toMatchObject({ change: { by: { kind: 'sum', value: 100 }, round_to: 1 } });
  expect(second).toEqual(first);
});

it.each(['', '0', '-5', '100', '1,234', 'много'])(
  'sends nothing of "%s" per cent down, and says what to write',
  async (typed) => {
    const { network, user } = open();
    const form = await choose(user, 2);
    if (typed) await user.type(form.getByLabelText('На сколько'), typed);
    await user.click(form.getByRole('button', { name: 'Изменить' }));
    expect(form.getByText('Напишите число до 99, например 10')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('На сколько')).toHaveFocus());
    expect([...network.sent(api.previewPrices), ...network.sent(api.changePrices)]).toEqual([]);
  },
);

it("changes the prices of a whole category from the category's own page", async () => {
  const { network, user } = open(`/merchant/categories/${wireCategory(1, '').categoryId}`);
  await user.click(await screen.findByRole('button', { name: 'Изменить цены' }));
  const form = within(await dialog());
  await user.type(form.getByLabelText('На сколько'), '10');
  await user.click(form.getByRole('button', { name: 'Изменить' }));
  await waitFor(() =>
    expect(network.sent(api.changePrices)).toEqual([
      {
        all: { category_id: wireCategory(1, '').categoryId },
        change: { by: { kind: 'percent', value: -10 }, round_to: 1 },
        change_id: expect.any(String),
      },
    ]),
  );
});

it('offers the way back on any page of products, until it is over', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  const { network, user } = open(undefined, { change_id: 'c1', changed: 2, until });
  expect(textOf(await screen.findByText(/^Цены изменены: /))).toMatch(
    /^Цены изменены: 2 товара\. Вернуть прежние можно до \d\d:\d\d\.$/,
  );
  network.on(api.undoPrices, refuse('not_found'));
  await user.click(button('Вернуть прежние'));
  expect(await screen.findByText('Прошло больше 10 минут. Измените цены ещё раз.')).toBeVisible();
  expect(network.sent(api.undoPrices)).toEqual([{ change_id: 'c1' }]);
});

it('offers no way back that is over', async () => {
  open(undefined, { change_id: 'c1', changed: 2, until: new Date(Date.now() - 1000).toISOString() });
  await settled(() => screen.getByRole('checkbox', { name: 'Выбрать: Товар 1' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Вернуть прежние' })).toBeNull());
});

it('makes another change under another key, after one that failed', async () => {
  const { network, user } = open();
  const form = await choose(user, 2);
  network.on(api.changePrices, refuse('internal'));
  await user.type(form.getByLabelText('На сколько'), '10');
  await user.click(form.getByRole('button', { name: 'Изменить' }));
  expect(await form.findByText('Цены не изменены')).toBeVisible();
  await user.type(form.getByLabelText('На сколько'), '{Backspace}5');
  network.on(api.changePrices, { ...changeResult, changed: 1, left: 3 });
  await user.click(form.getByRole('button', { name: 'Изменить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = network.sent(api.changePrices);
  expect([first?.change.by.value, second?.change.by.value]).toEqual([-10, -15]);
  expect(second?.change_id).not.toBe(first?.change_id);
  expect(textOf(await screen.findByText(/3.товара/))).toMatch(/3 товара/);
});

it('tries again to take prices back, and says which stay because somebody changed them since', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  const { network, user } = open(undefined, { change_id: 'c1', changed: 2, until });
  network.on(api.undoPrices, refuse('internal'));
  await user.click(await screen.findByRole('button', { name: 'Вернуть прежние' }));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  network.on(api.undoPrices, { restored: 1, kept: 1, kept_titles: ['Товар 3'] });
  await user.click(again);
  expect(textOf(await screen.findByText(/^Прежние цены возвращены/))).toContain('1 товар');
  expect(screen.getByText(/Товар 3/, { selector: '[role] *' })).toBeInTheDocument();
  expect(network.sent(api.undoPrices)).toEqual([{ change_id: 'c1' }, { change_id: 'c1' }]);
});
