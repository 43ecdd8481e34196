import { screen, waitFor, within } from '@testing-library/react';
import { deleteCategory, emptyBin, listBin, listCategories, restoreFromBin } from 'shared-contracts';
import { openScreen, settled } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireCategory } from '../testing/wire.ts';

const remote = { manifest, screens };
const day = 24 * 3_600_000;
const item = (number: number, title: string, daysLeft: number) => ({
  id: `00000009-0000-4000-8000-00000000000${number}`,
  title,
  preview: null,
  deleted_at: new Date(Date.now() - (30 - daysLeft) * day).toISOString(),
  kept_until: new Date(Date.now() + daysLeft * day + 60_000).toISOString(),
});
const roses = item(1, 'Розы', 28);
const peonies = item(2, 'Пионы', 0.5);

function openBin(address = '/merchant/products/bin') {
  const state = { items: [roses, peonies] };
  const network = merchantNetwork();
  network.on(listBin, ({ kind }) => ({
    items: kind === 'product' ? state.items : [],
    total_count: kind === 'product' ? state.items.length : 0,
    counts: { product: state.items.length, category: 0, picture: 0 },
  }));
  const take = (ids: string[]) => {
    state.items = state.items.filter(({ id }) => !ids.includes(id));
  };
  network.on(restoreFromBin, ({ ids }) => {
    take(ids);
    return { restored: ids, failed: [] };
  });
  network.on(emptyBin, ({ ids }) => {
    const gone = ids ?? state.items.map(({ id }) => id);
    take(gone);
    return { deleted: gone.length };
  });
  return { network, ...openScreen(remote, address) };
}

it('shows what was deleted with the time that is left', async () => {
  openBin();
  expect(await screen.findByText('Осталось: 28 дней')).toBeVisible();
  expect(screen.getByText('Осталось: 13 часов')).toBeVisible();
});

it('puts one item back', async () => {
  const { network, user } = openBin();
  await user.click(await screen.findByRole('button', { name: 'Вернуть: Розы' }));
  expect(await screen.findByText('Возвращено: 1 товар')).toBeVisible();
  expect(network.sent(restoreFromBin)).toEqual([{ kind: 'product', ids: [roses.id] }]);
  await waitFor(() => expect(screen.queryByText('Розы')).toBeNull());
});

it('deletes for good only after asking', async () => {
  const { network, user } = openBin();
  await user.click(await screen.findByRole('button', { name: 'Удалить навсегда: Розы' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Удалить «Розы» навсегда?' });
  await user.click(within(dialog).getByRole('button', { name: 'Оставить' }));
  expect(network.sent(emptyBin)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Удалить всё' }));
  const all = await screen.findByRole('alertdialog', { name: /^Удалить навсегда 2.товара\?$/ });
  await user.click(within(all).getByRole('button', { name: 'Удалить навсегда' }));
  expect(await screen.findByText('Удалено навсегда: 2 товара')).toBeVisible();
  expect(network.sent(emptyBin)).toEqual([{ kind: 'product', all: true }]);
  expect(await screen.findByText('Удалённых товаров нет')).toBeVisible();
});

it('says why a picture cannot be put back', async () => {
  const { network, user } = openBin();
  network.on(restoreFromBin, ({ ids }) => ({
    restored: [],
    failed: ids.map((id) => ({ id, code: 'picture_limit' as const })),
  }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть: Розы' }));
  expect(await screen.findByText(/не больше трёх картинок/)).toBeVisible();
});

it('says that a picture came back in place of another', async () => {
  const { network, user } = openBin();
  network.on(restoreFromBin, ({ ids }) => ({ restored: ids, failed: [], exchanged: [peonies.id] }));
  await user.click(await screen.findByRole('button', { name: 'Вернуть: Розы' }));
  expect(await screen.findByText(/та, что стояла на этом месте, теперь здесь/)).toBeVisible();
});

it('puts a category back from the message that it was deleted', async () => {
  const { network, user } = openBin('/merchant/categories');
  network.on(listCategories, () => ({ categories: [wireCategory(1, 'Букеты')] }));
  network.on(deleteCategory, ({ categoryId }) => categoryId);
  await user.click(await settled(() => screen.getByRole('button', { name: 'Удалить: Букеты' })));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Возвращено: 1 категория')).toBeVisible();
  expect(network.sent(restoreFromBin)).toEqual([{ kind: 'category', ids: [wireCategory(1, '').categoryId] }]);
});

it('puts back what the second page shows, and deletes one of two, of the kind that is looked at', async () => {
  const { network, user } = openBin('/merchant/products/bin?show=category&page=2');
  network.on(listBin, { items: [roses, peonies], total_count: 22, counts: { product: 5, category: 22, picture: 1 } });
  expect(await screen.findByText('Розы')).toBeVisible();
  expect(network.sent(listBin)).toEqual([{ kind: 'category', page: 2, per_page: 20 }]);
  expect(screen.getByRole('group', { name: 'Что удалено' })).toHaveTextContent('Товары5Категории22Картинки1');
  await user.click(screen.getByRole('button', { name: 'Удалить навсегда: Пионы' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Удалить «Пионы» навсегда?' });
  await user.click(within(dialog).getByRole('button', { name: 'Удалить навсегда' }));
  expect(await screen.findByText('Удалено навсегда: 1 категория')).toBeVisible();
  expect(network.sent(emptyBin)).toEqual([{ kind: 'category', ids: [peonies.id] }]);
  await user.click(screen.getByRole('button', { name: 'Вернуть всё с этой страницы' }));
  expect(await screen.findByText('Возвращено: 2 категории')).toBeVisible();
  expect(network.sent(restoreFromBin)).toEqual([{ kind: 'category', ids: [roses.id, peonies.id] }]);
});

it.each([
  [47, 'Осталось: 47 часов'],
  [48, 'Осталось: 2 дня'],
  [1, 'Осталось: меньше часа'],
])('says of %d hours: %s', async (hours, words) => {
  const { network } = openBin();
  const kept_until = new Date(Date.now() + hours * 3_600_000).toISOString();
  const items = [{ ...roses, kept_until }];
  network.on(listBin, { items, total_count: 1, counts: { product: 1, category: 0, picture: 0 } });
  expect(await screen.findByText(words)).toBeVisible();
});
