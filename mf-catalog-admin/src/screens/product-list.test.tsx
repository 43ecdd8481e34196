import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { openScreen, refuse, settled } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wireCategory, wireProduct } from '../testing/wire.ts';

const remote = { manifest, screens };
const bouquets = wireCategory(1, 'Букеты', 2);

function openList(
  products = [
    wireProduct(1, { title: 'Пионы', categories: [bouquets.categoryId] }),
    wireProduct(2, { title: 'Розы', old_price: 2500, meta_options: { product_fields: sizes } }),
    wireProduct(3, { title: 'Тюльпаны', is_posted: false }),
  ],
  at = '/merchant/products',
) {
  const state = { products };
  const network = merchantNetwork();
  network.on(api.listCategories, { categories: [bouquets] });
  network.on(
    api.listProducts,
    ({ page = 1, per_page: perPage = 20, search, is_posted: posted, category_id: category }) => {
      const found = state.products.filter(
        (product) =>
          (!search || product.title.includes(search)) &&
          (posted === undefined || product.is_posted === posted) &&
          (!category || product.categories.includes(category)),
      );
      const shown = found.slice((page - 1) * perPage, page * perPage).map((product, order) => ({ ...product, order }));
      return { products_list: shown, total_count: found.length };
    },
  );
  network.on(api.updateProduct, ({ product_id: id, is_posted: posted = true }) => {
    state.products = state.products.map((product) =>
      product.product_id === id ? { ...product, is_posted: posted } : product,
    );
    return { product_id: id };
  });
  network.on(api.moveProduct, ({ product_id: id, new_position: position }) => {
    const rest = state.products.filter((product) => product.product_id !== id);
    const moved = state.products.filter((product) => product.product_id === id);
    state.products = [...rest.slice(0, position), ...moved, ...rest.slice(position)];
    return { product_id: id, new_position: position };
  });
  network.on(api.deleteProduct, ({ product_id: id }) => {
    state.products = state.products.filter((product) => product.product_id !== id);
    return { product_id: id };
  });
  return { network, ...openScreen(remote, at) };
}

const sizes = '[{"type":"sizes","sizes":[{"id":"s","value":"S"},{"id":"m","value":"M"}]}]';
const rowOf = async (title: string): Promise<HTMLElement> => {
  const link = await settled(() => screen.getByRole('link', { name: title }));
  return link.closest('li') as HTMLElement;
};
const moveOf = async (title: string, label: string): Promise<HTMLElement> => {
  const row = within(await rowOf(title));
  const more = row.getByRole('button', { name: `Строка «${title}»` });
  if (more.getAttribute('aria-expanded') === 'false') fireEvent.click(more);
  return row.getByRole('button', { name: `${label}: ${title}` });
};
const titles = () =>
  within(screen.getByRole('list', { name: 'Товары' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('shows products in their order with price, old price, categories and sizes', async () => {
  openList();
  expect(await rowOf('Пионы')).toHaveTextContent(/Букеты.*1\s000\s₽/);
  expect(await rowOf('Розы')).toHaveTextContent(/S, M.*2\s000\s₽.*2\s500\s₽/);
  expect(await rowOf('Тюльпаны')).toHaveTextContent('Скрыт');
  expect(titles()).toEqual(['Пионы', 'Розы', 'Тюльпаны']);
});

it('on a phone has the price before the rest, and nothing of what only the table of a desktop shows', async () => {
  const phone = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} });
  const before = globalThis.matchMedia;
  Object.assign(globalThis, { matchMedia: phone });
  try {
    openList();
    const row = await rowOf('Пионы');
    expect(row).toHaveTextContent(/1\s000\s₽.*Букеты/);
    expect(within(row).queryByRole('button', { name: /Удалить/ })).toBeNull();
  } finally {
    Object.assign(globalThis, { matchMedia: before });
  }
});

it('narrows the list to shown, hidden, or one category, and says how many there are', async () => {
  const { user } = openList();
  await rowOf('Пионы');
  const filters = screen.getByRole('group', { name: 'Какие товары показать' });
  await waitFor(() => expect(filters).toHaveTextContent('Все3На витрине2Скрытые1Букеты2'));
  await user.click(within(filters).getByText('Скрытые'));
  await waitFor(() => expect(titles()).toEqual(['Тюльпаны']));
  await user.click(within(filters).getByText('Букеты'));
  await waitFor(() => expect(titles()).toEqual(['Пионы']));
});

it('searches, says when nothing fits, and shows all again', async () => {
  const { user } = openList();
  await rowOf('Пионы');
  await user.type(screen.getByRole('searchbox', { name: 'Найти товар' }), 'Роз');
  await waitFor(() => expect(titles()).toEqual(['Розы']));
  // What is counted without the search would not be what it finds.
  expect(screen.getByRole('group', { name: 'Какие товары показать' })).toHaveTextContent(
    /^ВсеНа витринеСкрытыеБукеты$/,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Найти товар' }), 'ааа');
  await user.click(await screen.findByRole('button', { name: 'Показать все' }));
  await waitFor(() => expect(titles()).toEqual(['Пионы', 'Розы', 'Тюльпаны']));
});

it('[4.4.2] publishes and hides a product from its row', async () => {
  const { network, user } = openList();
  const row = await rowOf('Тюльпаны');
  const shown = within(row).getByRole('switch');
  expect(shown).not.toBeChecked();
  await user.click(shown);
  await waitFor(() => expect(within(row).getByRole('switch')).toBeChecked());
  const { product_id: id } = wireProduct(3);
  await waitFor(() => expect(network.sent(api.updateProduct)).toEqual([{ product_id: id, is_posted: true }]));
  expect(row).not.toHaveTextContent('Скрыт');
});

it('puts the switch back and says why when it could not be published', async () => {
  const { network, user } = openList();
  network.on(api.updateProduct, refuse('internal'));
  const row = await rowOf('Тюльпаны');
  await user.click(within(row).getByRole('switch'));
  expect(await screen.findByText('«Тюльпаны»: не получилось')).toBeVisible();
  await waitFor(() => expect(within(row).getByRole('switch')).not.toBeChecked());
});

it('moves a product by its row control, to a place in the whole order', async () => {
  const { network, user } = openList();
  await user.click(await moveOf('Тюльпаны', 'Выше'));
  await waitFor(() => expect(titles()).toEqual(['Пионы', 'Тюльпаны', 'Розы']));
  const { product_id: id } = wireProduct(3);
  await waitFor(() => expect(network.sent(api.moveProduct)).toEqual([{ product_id: id, new_position: 1 }]));
  expect(await moveOf('Розы', 'Ниже')).toBeDisabled();
  expect(await moveOf('Розы', 'В начало')).toBeEnabled();
});

it('puts the order back when a move fails', async () => {
  const { network, user } = openList();
  network.on(api.moveProduct, refuse('internal'));
  await user.click(await moveOf('Пионы', 'Ниже'));
  expect(await screen.findByText('Порядок не изменился')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Пионы', 'Розы', 'Тюльпаны']));
});

it('deletes a product without asking, and says how it comes back', async () => {
  const { user } = openList();
  await user.click(within(await rowOf('Розы')).getByRole('button', { name: 'Удалить: Розы' }));
  expect(await screen.findByText('Товар удалён')).toBeVisible();
  expect(screen.getByText(/Розы.* 30 дней лежит в «Удалённом»/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Вернуть' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(titles()).toEqual(['Пионы', 'Тюльпаны']));
});

it('[5.10.1] counts a delete without an id in the answer as failed', async () => {
  const { network, user } = openList();
  network.on(api.deleteProduct, { product_id: ' ' });
  await user.click(within(await rowOf('Розы')).getByRole('button', { name: 'Удалить: Розы' }));
  expect(await screen.findByText('Товар не удалён')).toBeVisible();
  expect(titles()).toEqual(['Пионы', 'Розы', 'Тюльпаны']);
});

describe('with more products than a page holds', () => {
  const many = (): api.ProductWire[] => Array.from({ length: 45 }, (_, index) => wireProduct(index + 1));

  it('goes through pages; the address keeps the page', async () => {
    const { user, router } = openList(many());
    await rowOf('Товар 1');
    expect(screen.queryByRole('link', { name: 'Товар 21' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(await rowOf('Товар 21')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('[7.20.1] moves a row to any place of the whole order: the first, the last, or one that is typed', async () => {
    const { network, user } = openList(many(), '/merchant/products?page=2');
    const count = many().length;
    const ask = async () => {
      await user.click(await moveOf('Товар 21', 'На место'));
      return within(await screen.findByRole('dialog', { name: 'Место товара «Товар 21»' }));
    };
    const places = () => network.sent(api.moveProduct).map(({ new_position }) => new_position);
    const first = await ask();
    await user.type(first.getByRole('textbox', { name: 'Номер места' }), String(count + 1));
    await user.click(first.getByRole('button', { name: 'Переставить' }));
    expect(await first.findByText(`Напишите число от 1 до ${count}`)).toBeVisible();
    expect(places()).toEqual([]);
    await user.clear(first.getByRole('textbox', { name: 'Номер места' }));
    await user.type(first.getByRole('textbox', { name: 'Номер места' }), '24');
    await user.click(first.getByRole('button', { name: 'Переставить' }));
    await waitFor(() => expect(places()).toEqual([23]));
    await user.click(await moveOf('Товар 21', 'В конец'));
    await waitFor(() => expect(places()).toEqual([23, count - 1]));
    await user.click(await moveOf('Товар 22', 'В начало'));
    await waitFor(() => expect(places()).toEqual([23, count - 1, 0]));
  });

  it('moves a row of the second page to its place in the whole order', async () => {
    const { network, user } = openList(many(), '/merchant/products?page=2');
    await user.click(await moveOf('Товар 21', 'Выше'));
    const { product_id: id } = wireProduct(21);
    await waitFor(() => expect(network.sent(api.moveProduct)).toEqual([{ product_id: id, new_position: 19 }]));
  });

  it('sends one move after another, also after one that failed', async () => {
    const { network, user } = openList(many());
    let fail: () => void = () => {};
    network.on(api.moveProduct, async () => {
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      return refuse('internal');
    });
    await user.click(await moveOf('Товар 2', 'Ниже'));
    await waitFor(() => expect(network.sent(api.moveProduct)).toHaveLength(1));
    await user.click(await moveOf('Товар 5', 'Выше'));
    await waitFor(() => expect(titles().slice(0, 5)).toEqual([1, 3, 2, 5, 4].map((nth) => `Товар ${nth}`)));
    expect(network.sent(api.moveProduct)).toHaveLength(1);
    network.on(api.moveProduct, ({ product_id, new_position }) => ({ product_id, new_position }));
    fail();
    expect(await screen.findByText('Порядок не изменился')).toBeVisible();
    await waitFor(() => expect(network.sent(api.moveProduct).map(({ new_position: at }) => at)).toEqual([2, 3]));
  });

  it('counts of a search as far ahead from its second page as from its first', async () => {
    const { network } = openList(many(), '/merchant/products?search=Товар&page=2');
    await rowOf('Товар 21');
    expect(network.sent(api.listProducts)).toContainEqual({ page: 2, per_page: 20, search: 'Товар', count_to: 1020 });
  });

  it('shows the last page where the address asks for one beyond it', async () => {
    const { router } = openList(many(), '/merchant/products?page=9');
    expect(await rowOf('Товар 45')).toBeVisible();
    expect(router.state.location.search).toBe('?page=3');
  });
});

it('says what to do first where there is nothing yet', async () => {
  openList([]);
  expect(await screen.findByText('Здесь будут ваши товары')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Добавить первый товар' })).toHaveAttribute('href', '/merchant/products/new');
});

it('says what happened when the list fails, and loads it on a retry', async () => {
  const { network, user } = openList();
  await rowOf('Пионы');
  network.on(api.listProducts, refuse('upstream_timeout'));
  await user.click(within(screen.getByRole('group', { name: 'Какие товары показать' })).getByText('Скрытые'));
  expect(await screen.findByText('Товары не загрузились')).toBeVisible();
  network.on(api.listProducts, { products_list: [wireProduct(3, { title: 'Тюльпаны' })], total_count: 1 });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await rowOf('Тюльпаны')).toBeVisible();
});
