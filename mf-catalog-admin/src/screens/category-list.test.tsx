import { screen, waitFor, within } from '@testing-library/react';
import { addCategory, deleteCategory, listCategories, moveCategory, updateCategory } from 'shared-contracts';
import { openScreen, refuse, settled } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireCategory } from '../testing/wire.ts';

const remote = { manifest, screens };
const bouquets = wireCategory(1, 'Букеты', 5);
const boxes = wireCategory(2, 'Коробки');

function openList(categories = [bouquets, boxes]) {
  const state = { categories };
  const network = merchantNetwork();
  network.on(listCategories, () => ({ categories: state.categories }));
  network.on(addCategory, ({ title, description = '' }) => {
    const added = { ...wireCategory(9, title), description };
    state.categories = [...state.categories, added];
    return { categoryId: added.categoryId };
  });
  network.on(updateCategory, ({ categoryId, title = '', description = '', addons }) => {
    const change = (category: typeof bouquets) =>
      category.categoryId === categoryId ? { ...category, title, description, addons } : category;
    state.categories = state.categories.map(change);
    return { categoryId, title, description };
  });
  network.on(moveCategory, ({ categoryId, newPosition }) => {
    state.categories = [...state.categories].reverse();
    return { categoryId, newPosition };
  });
  network.on(deleteCategory, ({ categoryId }) => {
    state.categories = state.categories.filter((category) => category.categoryId !== categoryId);
    return categoryId;
  });
  return { network, ...openScreen(remote, '/merchant/categories') };
}

const names = () =>
  within(screen.getByRole('region', { name: 'Категории' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[2]?.textContent);

it('shows categories in their order with how many products they hold', async () => {
  openList();
  expect(await settled(() => screen.getByText('5 товаров'))).toBeVisible();
  expect(screen.getByText('без товаров')).toBeVisible();
  expect(names()).toEqual(['Букеты', 'Коробки']);
});

it('adds a category', async () => {
  const { network, user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Категория' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новая категория' });
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText('Напишите название')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Название' }), ' К празднику ');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Категория добавлена')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Букеты', 'Коробки', 'К празднику']));
  expect(network.sent(addCategory)).toEqual([{ title: 'К празднику', description: '', addons: false }]);
});

it('renames and describes a category', async () => {
  const { network, user } = openList();
  await user.click(await settled(() => screen.getByRole('button', { name: 'Букеты' })));
  const dialog = await screen.findByRole('dialog', { name: 'Категория' });
  await user.clear(within(dialog).getByRole('textbox', { name: 'Название' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Название' }), 'Большие букеты');
  await user.type(within(dialog).getByRole('textbox', { name: /Описание/ }), 'От 51 цветка');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await settled(() => screen.getByRole('button', { name: 'Большие букеты' }))).toBeVisible();
  expect(network.sent(updateCategory)).toEqual([
    { categoryId: bouquets.categoryId, title: 'Большие букеты', description: 'От 51 цветка', addons: false },
  ]);
});

it('offers a category’s products beside others, and says so in the list', async () => {
  const { network, user } = openList();
  await user.click(await settled(() => screen.getByRole('button', { name: 'Коробки' })));
  const dialog = await screen.findByRole('dialog', { name: 'Категория' });
  await user.click(within(dialog).getByRole('checkbox', { name: /Предлагать эти товары вместе с другими/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await settled(() => screen.getByText('без товаров · предлагаем к заказу'))).toBeVisible();
  expect(network.sent(updateCategory)).toMatchObject([{ categoryId: boxes.categoryId, addons: true }]);
});

it('[5.9.1] counts an update answered with no object as failed, and keeps what was typed', async () => {
  const { network, user } = openList();
  network.on(updateCategory, 'ok' as never);
  await user.click(await settled(() => screen.getByRole('button', { name: 'Букеты' })));
  const dialog = await screen.findByRole('dialog', { name: 'Категория' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Название' }), '!');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText('Категория не сохранилась')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Название' })).toHaveValue('Букеты!');
});

it('says in words that a category of this name is there already, and keeps what was typed', async () => {
  const { network, user } = openList();
  network.on(addCategory, refuse('already_exists'));
  await user.click(await screen.findByRole('button', { name: 'Категория' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новая категория' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Название' }), 'букеты');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText('Такая категория уже есть. Назовите эту иначе')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Название' })).toHaveValue('букеты');
  expect(within(dialog).getByRole('textbox', { name: 'Название' })).toHaveFocus();
});

it('moves a category', async () => {
  const { network, user } = openList();
  await user.click(await settled(() => screen.getByRole('button', { name: 'Строка «Букеты»' })));
  await user.click(screen.getByRole('button', { name: 'Ниже: Букеты' }));
  await waitFor(() => expect(names()).toEqual(['Коробки', 'Букеты']));
  await waitFor(() =>
    expect(network.sent(moveCategory)).toEqual([{ categoryId: bouquets.categoryId, newPosition: 1 }]),
  );
});

it('goes on moving after a move that failed, and offers that one again', async () => {
  const { network, user } = openList();
  network.on(moveCategory, refuse('internal'));
  await user.click(await settled(() => screen.getByRole('button', { name: 'Строка «Букеты»' })));
  await user.click(screen.getByRole('button', { name: 'Ниже: Букеты' }));
  expect(await screen.findByText('Порядок категорий не изменился')).toBeVisible();
  network.on(moveCategory, ({ categoryId, newPosition }) => ({ categoryId, newPosition }));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(network.sent(moveCategory)).toHaveLength(2));
  expect(network.sent(moveCategory)[1]).toEqual({ categoryId: bouquets.categoryId, newPosition: 1 });
});

it.each([
  [5, /5\sтоваров из «.?Букеты.?» остались на витрине без категории/],
  [1, /1\sтовар из «.?Букеты.?» остался на витрине без категории/],
  [0, /«.?Букеты.?» 30 дней лежит в «Удалённом»/],
])('deletes a category of %d products without asking, and says what became of them', async (count, words) => {
  const { user } = openList([wireCategory(1, 'Букеты', count)]);
  await user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: Букеты' })));
  expect(await screen.findByText('Категория удалена')).toBeVisible();
  expect(document.body).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Вернуть' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('[5.9.1] counts a delete answered with an empty string as failed', async () => {
  const { network, user } = openList();
  network.on(deleteCategory, '');
  await user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: Букеты' })));
  expect(await screen.findByText('Категория не удалена')).toBeVisible();
  expect(names()).toEqual(['Букеты', 'Коробки']);
});

it('says what categories are for where there are none', async () => {
  openList([]);
  expect(await screen.findByText('Категорий пока нет')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить категорию' })).toBeVisible();
});

it('says what happened when they fail to load, and loads them on a retry', async () => {
  const { network, user } = openList();
  network.on(listCategories, refuse('internal'));
  expect(await screen.findByText('Категории не загрузились')).toBeVisible();
  network.on(listCategories, { categories: [bouquets] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await settled(() => screen.getByRole('button', { name: 'Букеты' }))).toBeVisible();
});

it('keeps of a category that is renamed what it was otherwise', async () => {
  const described = { ...boxes, description: 'С лентой', addons: true };
  const { network, user } = openList([bouquets, described]);
  await user.click(await settled(() => screen.getByRole('button', { name: 'Коробки' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Категория' }));
  await user.type(dialog.getByRole('textbox', { name: 'Название' }), '!');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(network.sent(updateCategory)).toEqual([
      { categoryId: boxes.categoryId, title: 'Коробки!', description: 'С лентой', addons: true },
    ]),
  );
});

it('sends one move after another: the order on the server is that of the presses', async () => {
  const { network, user } = openList();
  let answer: () => void = () => {};
  network.on(moveCategory, async ({ categoryId, newPosition }) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { categoryId, newPosition };
  });
  await user.click(await settled(() => screen.getByRole('button', { name: 'Строка «Букеты»' })));
  await user.click(screen.getByRole('button', { name: 'Ниже: Букеты' }));
  await waitFor(() => expect(network.sent(moveCategory)).toHaveLength(1));
  await waitFor(() => expect(names()).toEqual(['Коробки', 'Букеты']));
  await user.click(await settled(() => screen.getByRole('button', { name: 'Выше: Букеты' })));
  await waitFor(() => expect(names()).toEqual(['Букеты', 'Коробки']));
  expect(network.sent(moveCategory)).toHaveLength(1);
  answer();
  await waitFor(() => expect(network.sent(moveCategory).map(({ newPosition }) => newPosition)).toEqual([1, 0]));
  answer();
});
