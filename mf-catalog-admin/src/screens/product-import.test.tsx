import { screen, waitFor, within } from '@testing-library/react';
import {
  checkProductImport,
  type ImportCheck,
  importProducts,
  placePictures,
  undoProductImport,
  uploadContent,
} from 'shared-contracts';
import { openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wirePicture, wireProduct } from '../testing/wire.ts';

const { product_id: id } = wireProduct(1);
const line = (number: number, rest: Partial<ImportCheck['rows'][number]>): ImportCheck['rows'][number] => ({
  line: number,
  title: `Товар ${number}`,
  verdict: 'add',
  fields: [],
  problems: [],
  notes: [],
  ...rest,
});
const checked: ImportCheck = {
  encoding: 'windows-1251',
  separator: ';',
  columns: [
    { name: 'Имя', sample: 'Розы', field: 'title' },
    { name: 'Сколько', sample: '100', field: null },
  ],
  missing: ['price'],
  counts: { add: 1, update: 1, same: 0, error: 1 },
  new_categories: [],
  rows: [
    line(2, { verdict: 'error', problems: [{ code: 'price_kopecks', field: 'sale', value: '9,999' }] }),
    line(5, { verdict: 'error', problems: [{ code: 'price_whole', field: 'price', value: '1990,50' }] }),
    line(3, {
      notes: [
        { code: 'category_new', value: 'Букеты' },
        { code: 'sizes_joined', value: 'S, M' },
      ],
    }),
    line(4, { verdict: 'update', fields: ['price', 'sizes'] }),
  ],
};
const done = { counts: checked.counts, new_categories: [], pictures: [] };

/** A file that can be read into memory, which jsdom's cannot. */
function csv(name = 'товары.csv'): File {
  const file = new File(['Имя;Сколько'], name, { type: 'text/csv' });
  file.arrayBuffer = async () => new TextEncoder().encode('Имя;Сколько').buffer as ArrayBuffer;
  return file;
}

function openImport() {
  const network = merchantNetwork();
  network.on(checkProductImport, checked);
  network.on(importProducts, done);
  return { network, ...openScreen({ manifest, screens }, '/merchant/products/import') };
}
const chooser = () => screen.findByLabelText(/Выбрать (другую )?таблицу/);
const rows = () => screen.findByRole('table', { name: 'Что получится' });

it('shows the rows with mistakes first, with reasons in words; then what the others become', async () => {
  const { user } = openImport();
  await user.upload(await chooser(), csv());
  expect(await rows()).toHaveTextContent('Старая цена: «9,999». После запятой не больше двух цифр');
  expect(await rows()).toHaveTextContent(/Цена: «1990,50»\. Цены — без копеек: напишите 1\s990 или 1\s991\s₽/);
  expect(await rows()).not.toHaveTextContent('Товар 3');
  await user.click(within(screen.getByRole('group', { name: 'Какие строки показать' })).getByText('Все'));
  expect(await rows()).toHaveTextContent('Новая категория: Букеты');
  expect(await rows()).toHaveTextContent('Один размер «S, M»: если их два, разделите чертой S | M');
  expect(await rows()).toHaveTextContent('Изменится: цена, размеры');
  expect(screen.getByText('Не нашли: Цена')).toBeVisible();
  expect(screen.getByText(/^Без 1\sстроки$/)).toBeVisible();
});

it('folds columns away that are all recognised, and shows them to whoever wants to change one', async () => {
  const { network, user } = openImport();
  const own = checked.columns.map((column, index) => ({
    ...column,
    field: (['title', 'price'] as const)[index] ?? null,
  }));
  network.on(checkProductImport, { ...checked, columns: own, missing: [] });
  await user.upload(await chooser(), csv());
  expect(await screen.findByRole('heading', { name: 'Столбцы распознаны' })).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  expect(screen.getByRole('heading', { name: 'Столбцы' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Имя' })).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Сколько'), 'sale');
  await waitFor(() => expect(network.sent(checkProductImport)).toHaveLength(2));
  expect(screen.getByRole('combobox', { name: 'Сколько' })).toBeVisible();
});

it('leaves the label out on a phone where a row has no reasons', async () => {
  const { network, user } = openImport();
  network.on(checkProductImport, {
    ...checked,
    counts: { add: 0, update: 0, same: 1, error: 0 },
    rows: [line(2, { verdict: 'same' })],
  });
  await user.upload(await chooser(), csv());
  const row = await screen.findByRole('row', { name: /Товар 2/ });
  const hidden = within(row)
    .getAllByRole('cell', { hidden: true })
    .map((cell) => cell.dataset.card === 'hidden' && cell.textContent);
  expect(hidden).toContain('Почему');
});

it('looks again when a column is told, or rows are to be matched by title', async () => {
  const { network, user } = openImport();
  await user.upload(await chooser(), csv());
  await user.selectOptions(await screen.findByLabelText('Сколько'), 'price');
  await waitFor(() => expect(network.sent(checkProductImport)).toHaveLength(2));
  await user.click(screen.getByRole('checkbox', { name: /меняют товар с тем же названием/ }));
  await waitFor(() => expect(network.sent(checkProductImport)).toHaveLength(3));
  expect(network.sent(checkProductImport).map(({ columns, by_title: byTitle }) => [columns, byTitle])).toEqual([
    [undefined, 'false'],
    ['["title","price"]', 'false'],
    ['["title","price"]', 'true'],
  ]);
});

it('sends an import again under the same id when its answer was lost, and takes it back', async () => {
  const { network, user } = openImport();
  network.on(importProducts, refuse('upstream_timeout'));
  network.on(undoProductImport, { removed: 1, restored: 1, kept: 2 });
  await user.upload(await chooser(), csv());
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  expect(await screen.findByText('Товары не загрузились')).toBeVisible();
  network.on(importProducts, done);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('table', { name: 'Пропущенные строки' })).toHaveTextContent(/Товар 2.*«9,999»/);
  await user.click(await screen.findByRole('button', { name: 'Отменить загрузку' }));
  expect(await screen.findByText(/Удалено: 1, возвращено как было: 1, оставлено.*: 2/)).toBeVisible();
  const ids = network.sent(importProducts).map(({ import_id: importId }) => importId);
  expect(ids).toHaveLength(2);
  expect(new Set([...ids, ...network.sent(undoProductImport).map((sent) => sent.import_id)]).size).toBe(1);
});

it('says what to do with a file that is no table', async () => {
  const { network, user } = openImport();
  network.on(checkProductImport, refuse('unsupported_media_type'));
  await user.upload(await chooser(), csv('товары.csv'));
  expect(await screen.findByText(/Это не таблица CSV/)).toBeVisible();
});

it('brings pictures after the products, names those that did not come, and takes files by their names', async () => {
  const { network, user } = openImport();
  network.on(importProducts, {
    ...done,
    pictures: [{ product_id: id, title: 'Розы', pictures: ['https://a.example/1.jpg', 'Rosa.JPG'] }],
  });
  network.on(placePictures, {
    missing: [{ order: 2, name: 'Rosa.JPG' }],
    failed: [{ order: 1, link: 'https://a.example/1.jpg', reason: 'answer' }],
  });
  network.on(uploadContent, { content: wirePicture(1, id) });
  await user.upload(await chooser(), csv());
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  expect(await screen.findByText('Розы: https://a.example/1.jpg. По ссылке ничего не пришло.')).toBeVisible();
  await user.upload(await screen.findByLabelText('Выбрать файлы картинок: 1'), [
    new File(['x'], 'rosa.jpg', { type: 'image/jpeg' }),
    new File(['x'], 'other.jpg', { type: 'image/jpeg' }),
  ]);
  await waitFor(() =>
    expect(network.sent(uploadContent).map(({ content_info: info }) => [info.external_id, info.meta])).toEqual([
      [id, { order: 2, show: true }],
    ]),
  );
  await waitFor(() => expect(screen.queryByLabelText(/Выбрать файлы картинок/)).not.toBeInTheDocument());
});
