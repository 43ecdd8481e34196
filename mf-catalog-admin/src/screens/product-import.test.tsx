import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-contracts';
import { offline, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { merchantNetwork, wirePicture, wireProduct } from '../testing/wire.ts';

const { product_id: id } = wireProduct(1);
const line = (number: number, rest: Partial<api.ImportCheck['rows'][number]>): api.ImportCheck['rows'][number] => ({
  line: number,
  title: `Товар ${number}`,
  verdict: 'add',
  fields: [],
  problems: [],
  notes: [],
  ...rest,
});
const checked: api.ImportCheck = {
  encoding: 'windows-1251',
  separator: ';',
  columns: [
    { name: 'Имя', sample: 'Розы', field: 'title' },
    { name: 'Сколько', sample: '100', field: null },
  ],
  missing: ['price'],
  counts: { add: 1, update: 1, same: 0, known: 0, error: 1 },
  known: 0,
  imported_at: null,
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

function csv(name = 'товары.csv'): File {
  const file = new File(['Имя;Сколько'], name, { type: 'text/csv' });
  file.arrayBuffer = async () => new TextEncoder().encode('Имя;Сколько').buffer as ArrayBuffer;
  return file;
}

function openImport() {
  const network = merchantNetwork();
  network.on(api.checkProductImport, checked);
  network.on(api.importProducts, done);
  network.on(api.lastProductImport, { last: null });
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

it('checks the table that was chosen last, though an earlier file is read later', async () => {
  const { network, user } = openImport();
  const slow = csv('первая.csv');
  let read: () => void = () => undefined;
  slow.arrayBuffer = () => new Promise((resolve) => (read = () => resolve(new ArrayBuffer(1))));
  await user.upload(await chooser(), slow);
  await user.upload(await chooser(), csv('вторая.csv'));
  await rows();
  await act(async () => read());
  expect(screen.getByText(/вторая\.csv/)).toBeVisible();
  expect(screen.queryByText(/первая\.csv/)).toBeNull();
  expect(network.sent(api.checkProductImport)).toHaveLength(1);
});

it('shows what the columns mean as they were chosen last, though an earlier look answers later', async () => {
  const { network, user } = openImport();
  await user.upload(await chooser(), csv());
  await rows();
  const wrong = (title: string) => ({
    ...checked,
    rows: [line(9, { title, verdict: 'error', problems: [{ code: 'price_kopecks', field: 'sale', value: '9,999' }] })],
  });
  let answerEarlier = (_: api.ImportCheck): void => undefined;
  network.on(api.checkProductImport, () => new Promise<api.ImportCheck>((resolve) => (answerEarlier = resolve)));
  await user.click(screen.getByRole('checkbox', { name: /с тем же названием/ }));
  await waitFor(() => expect(network.sent(api.checkProductImport)).toHaveLength(2));
  network.on(api.checkProductImport, wrong('Последний'));
  await user.click(screen.getByRole('checkbox', { name: /с тем же названием/ }));
  await waitFor(async () => expect(await rows()).toHaveTextContent('Последний'));
  answerEarlier(wrong('Опоздавший'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await rows()).toHaveTextContent('Последний');
  expect(await rows()).not.toHaveTextContent('Опоздавший');
});

it('folds columns away that are all recognised, and shows them to whoever wants to change one', async () => {
  const { network, user } = openImport();
  const columns = checked.columns.map((column, index) => ({
    ...column,
    field: (['title', 'price'] as const)[index] ?? null,
  }));
  network.on(api.checkProductImport, { ...checked, columns, missing: [] });
  await user.upload(await chooser(), csv());
  expect(await screen.findByRole('heading', { name: 'Столбцы распознаны' })).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  expect(screen.getByRole('heading', { name: 'Столбцы' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Имя' })).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Сколько'), 'sale');
  await waitFor(() => expect(network.sent(api.checkProductImport)).toHaveLength(2));
  expect(screen.getByRole('combobox', { name: 'Сколько' })).toBeVisible();
});

it('leaves the label out on a phone where a row has no reasons', async () => {
  const { network, user } = openImport();
  network.on(api.checkProductImport, {
    ...checked,
    counts: { add: 0, update: 0, same: 1, known: 0, error: 0 },
    rows: [line(2, { verdict: 'same' })],
  });
  await user.upload(await chooser(), csv());
  const row = await screen.findByRole('row', { name: /Товар 2/ });
  const hidden = within(row)
    .getAllByRole('cell', { hidden: true })
    .map((cell) => cell.dataset.card === 'hidden' && cell.textContent);
  expect(hidden).toContain('Почему');
});

it('warns before a product gets a twin of its name, and changes the one that is there instead', async () => {
  const { network, user } = openImport();
  const twin = line(2, { title: 'Розы', notes: [{ code: 'title_known', value: 'Розы' }] });
  network.on(api.checkProductImport, ({ by_title: byTitle }) => ({
    ...checked,
    rows: [...checked.rows.slice(0, 2), byTitle === 'true' ? line(2, { title: 'Розы', verdict: 'update' }) : twin],
  }));
  await user.upload(await chooser(), csv());
  expect(await screen.findByText('Товары с такими названиями уже есть: 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Изменить те, что есть' }));
  await waitFor(() => expect(screen.queryByText(/Товары с такими названиями уже есть/)).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: /меняют товар с тем же названием/ })).toBeChecked();
});

it('looks again when a column is told, or rows are to be matched by title', async () => {
  const { network, user } = openImport();
  await user.upload(await chooser(), csv());
  await user.selectOptions(await screen.findByLabelText('Сколько'), 'price');
  await waitFor(() => expect(network.sent(api.checkProductImport)).toHaveLength(2));
  await user.click(screen.getByRole('checkbox', { name: /меняют товар с тем же названием/ }));
  await waitFor(() => expect(network.sent(api.checkProductImport)).toHaveLength(3));
  expect(network.sent(api.checkProductImport).map(({ columns, by_title: byTitle }) => [columns, byTitle])).toEqual([
    [undefined, 'false'],
    ['["title","price"]', 'false'],
    ['["title","price"]', 'true'],
  ]);
});

const takeBack = async (user: ReturnType<typeof openImport>['user'], from = 0) => {
  const buttons = await screen.findAllByRole('button', { name: 'Отменить загрузку' });
  await user.click(buttons[from] as HTMLElement);
  const question = await screen.findByRole('alertdialog', { name: 'Отменить загрузку?' });
  await user.click(within(question).getByRole('button', { name: 'Отменить загрузку' }));
};

it('sends an import again under the same id when its answer was lost, and takes it back', async () => {
  const { network, user } = openImport();
  network.on(api.importProducts, refuse('upstream_timeout'));
  network.on(api.undoProductImport, { removed: 1, restored: 1, kept: 2, kept_titles: ['Розы', 'Пионы'] });
  await user.upload(await chooser(), csv());
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  expect(await screen.findByText('Товары не загрузились')).toBeVisible();
  network.on(api.importProducts, done);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('table', { name: 'Пропущенные строки' })).toHaveTextContent(/Товар 2.*«9,999»/);
  await takeBack(user);
  const [left] = await screen.findAllByText(
    /Убрано в «Удалённое»: 1\. Возвращено как было: 1\. Оставлено.*: 2 \(«Розы», «Пионы»\)/,
  );
  expect(left).toBeVisible();
  const ids = network.sent(api.importProducts).map(({ import_id: importId }) => importId);
  expect(ids).toHaveLength(2);
  expect(new Set([...ids, ...network.sent(api.undoProductImport).map((sent) => sent.import_id)]).size).toBe(1);
});

const last = {
  import_id: '00000009-0000-4000-8000-000000000001',
  file_name: 'весна.csv',
  created_at: '2026-11-21T10:05:00.000Z',
  counts: { add: 12, update: 3, same: 0, known: 0, error: 1 },
  undo: { removed: 12, restored: 2, kept: 1 },
};

it('offers the way back from the last import to whoever opens the page, with what it was', async () => {
  const { network, user } = openImport();
  network.on(api.lastProductImport, { last });
  network.on(api.undoProductImport, { removed: 12, restored: 2, kept: 1, kept_titles: ['Розы'], order_kept: true });
  expect(await screen.findByText(/^весна\.csv, 21 ноября.*13:05/)).toBeVisible();
  expect(screen.getByText('Добавлено: 12, изменено: 3, пропущено: 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отменить загрузку' }));
  const question = await screen.findByRole('alertdialog', { name: 'Отменить загрузку?' });
  expect(question).toHaveTextContent(
    /Уберём 12\sтоваров: их можно будет вернуть из «Удалённого» в течение 30\sдней\. Вернём как было: 2\. Останется, потому что вы меняли после загрузки: 1\./,
  );
  network.on(api.lastProductImport, { last: null });
  await user.click(within(question).getByRole('button', { name: 'Отменить загрузку' }));
  const sentence =
    'Убрано в «Удалённое»: 12. Возвращено как было: 2. Оставлено, потому что меняли после загрузки: 1 («Розы»). Порядок товаров оставили: его меняли после загрузки';
  // The toast says it too; the page has the focus.
  await waitFor(() => expect(document.activeElement).toHaveTextContent(sentence));
  await waitFor(() => expect(screen.queryByText(/весна\.csv/)).toBeNull());
  // It stays on the page, whatever becomes of the toast.
  const toBin = screen.getByRole('link', { name: 'Открыть «Удалённое»' });
  expect(toBin).toHaveAttribute('href', expect.stringMatching(/\/merchant\/products\/bin\?show=product$/));
  expect(network.sent(api.undoProductImport)).toEqual([{ import_id: last.import_id }]);
});

it('takes nothing back where one thinks better of it, and asks how things are by now', async () => {
  const { network, user } = openImport();
  network.on(api.lastProductImport, { last });
  const button = await screen.findByRole('button', { name: 'Отменить загрузку' });
  network.on(api.lastProductImport, { last: { ...last, undo: { removed: 3, restored: 0, kept: 12 } } });
  await user.click(button);
  const question = await screen.findByRole('alertdialog', { name: 'Отменить загрузку?' });
  expect(question).toHaveTextContent(/Уберём 3\sтовара.*Останется.*: 12\./);
  await user.click(within(question).getByRole('button', { name: 'Оставить' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(/^весна\.csv/)).toBeVisible();
  expect(network.sent(api.undoProductImport)).toEqual([]);
});

it('asks without numbers where they cannot be had', async () => {
  const { network, user } = openImport();
  network.on(api.lastProductImport, { last });
  const button = await screen.findByRole('button', { name: 'Отменить загрузку' });
  network.on(api.lastProductImport, refuse('internal'));
  await user.click(button);
  expect(await screen.findByRole('alertdialog', { name: 'Отменить загрузку?' })).toHaveTextContent(
    /Добавленные товары уйдут в «Удалённое», изменённые станут как были/,
  );
});

it('says that it is too late, where a page has been open for a day', async () => {
  const { network, user } = openImport();
  network.on(api.lastProductImport, { last });
  network.on(api.undoProductImport, refuse('not_found'));
  await takeBack(user);
  expect(await screen.findByText('Прошло больше суток: отменить уже нельзя.')).toBeVisible();
});

it('the toast takes an import back from the next page, too', async () => {
  const { network, user } = openImport();
  network.on(api.undoProductImport, { removed: 1, restored: 1, kept: 0 });
  await user.upload(await chooser(), csv('весна.csv'));
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  await user.click(await screen.findByRole('button', { name: 'Загрузить ещё' }));
  // The card that had one, too, is gone.
  await takeBack(user);
  expect(await screen.findByText('Убрано в «Удалённое»: 1. Возвращено как было: 1')).toBeVisible();
  const [{ import_id: importId, file_name: name } = {}] = network.sent(api.importProducts);
  expect([name, network.sent(api.undoProductImport)]).toEqual(['весна.csv', [{ import_id: importId }]]);
});

it('shows that an import was taken back, also where that worked by a second try', async () => {
  const { network, user } = openImport();
  network.on(api.undoProductImport, refuse('internal'));
  await user.upload(await chooser(), csv());
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  await screen.findByRole('heading', { name: 'Товары загружены' });
  await takeBack(user);
  network.on(api.undoProductImport, { removed: 1, restored: 1, kept: 0 });
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Загрузка отменена' })).toBeVisible();
});

function openTaking() {
  const opened = openImport();
  let answer = (): void => undefined;
  opened.network.on(api.importProducts, () => new Promise((resolve) => (answer = () => resolve(done))));
  const take = async () => {
    await opened.user.upload(await chooser(), csv());
    await opened.user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
    await waitFor(() => expect(opened.network.sent(api.importProducts)).toHaveLength(1));
  };
  return { ...opened, take, answer: () => answer() };
}

it('asks before the page is left while a table is taken, since its pictures come from the page', async () => {
  const { user, router, take, answer } = openTaking();
  await take();
  await user.click(screen.getByRole('link', { name: 'Все товары' }));
  const question = await screen.findByRole('alertdialog', { name: 'Таблица ещё загружается' });
  await user.click(within(question).getByRole('button', { name: 'Остаться' }));
  expect(router.state.location.pathname).toBe('/merchant/products/import');
  answer();
  expect(await screen.findByRole('heading', { name: 'Товары загружены' })).toBeVisible();
});

it('lets nothing of a table be changed while it is taken, and takes back that one', async () => {
  const { network, user, take, answer } = openTaking();
  await take();
  await user.click(screen.getByRole('checkbox', { name: /с тем же названием/ }));
  expect(screen.getByRole('combobox', { name: 'Сколько' })).toBeDisabled();
  answer();
  network.on(api.undoProductImport, { removed: 1, restored: 1, kept: 0 });
  await screen.findByRole('heading', { name: 'Товары загружены' });
  await takeBack(user);
  expect(await screen.findByRole('heading', { name: 'Загрузка отменена' })).toBeVisible();
  const [taken] = network.sent(api.importProducts);
  expect(network.sent(api.undoProductImport)).toEqual([{ import_id: taken?.import_id }]);
});

it('asks before it adds once more what is there already', async () => {
  const { network, user } = openImport();
  const known = { ...checked, missing: [], known: 2, imported_at: '2026-11-21T10:05:00.000Z' };
  const both = (verdict: 'known' | 'add') => [line(2, { verdict }), line(3, { verdict })];
  network.on(api.checkProductImport, ({ add_known: adds }) =>
    adds === 'true'
      ? { ...known, counts: { add: 2, update: 0, same: 0, known: 0, error: 0 }, rows: both('add') }
      : { ...known, counts: { add: 0, update: 0, same: 0, known: 2, error: 0 }, rows: both('known') },
  );
  await user.upload(await chooser(), csv());
  expect(await screen.findByText(/^Этот файл уже загружали 21 ноября.*13:05/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Загружать нечего' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Всё равно добавить ещё раз' }));
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  await waitFor(() => expect(network.sent(api.importProducts).map((sent) => sent.add_known)).toEqual(['true']));
});

it('says what to do with a file that is no table', async () => {
  const { network, user } = openImport();
  network.on(api.checkProductImport, refuse('unsupported_media_type'));
  await user.upload(await chooser(), csv('товары.csv'));
  expect(await screen.findByText(/Это не таблица CSV/)).toBeVisible();
});

it('says how to save a file whose letters nobody can read', async () => {
  const { network, user } = openImport();
  network.on(api.checkProductImport, refuse('unreadable_text'));
  await user.upload(await chooser(), csv('товары.csv'));
  expect(await screen.findByText(/^Буквы в этом файле не прочитать.*Сохраните таблицу в UTF-8/)).toBeVisible();
});

it('brings pictures after the products, names those that did not come, and takes files by their names', async () => {
  const { network, user } = openImport();
  network.on(api.importProducts, {
    ...done,
    pictures: [{ product_id: id, title: 'Розы', pictures: ['https://a.example/1.jpg', 'Май.JPG'] }],
  });
  network.on(api.placePictures, {
    missing: [{ order: 2, name: 'Май.JPG' }],
    failed: [{ order: 1, link: 'https://a.example/1.jpg', reason: 'answer' }],
  });
  network.on(api.uploadContent, { content: wirePicture(1, id) });
  await user.upload(await chooser(), csv());
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  expect(await screen.findByText('Розы: https://a.example/1.jpg. По ссылке ничего не пришло.')).toBeVisible();
  await user.upload(await screen.findByLabelText('Выбрать файлы картинок: 1'), [
    // As a Mac writes it.
    new File(['x'], 'маи\u0306.jpg', { type: 'image/jpeg' }),
    new File(['x'], 'other.jpg', { type: 'image/jpeg' }),
  ]);
  await waitFor(() =>
    expect(network.sent(api.uploadContent).map(({ content_info: info }) => [info.external_id, info.meta])).toEqual([
      [id, { order: 2, show: true }],
    ]),
  );
  await waitFor(() => expect(screen.queryByLabelText(/Выбрать файлы картинок/)).not.toBeInTheDocument());
});

it('keeps a picture that was uploaded when links of its product are tried again', async () => {
  const { network, user } = openImport();
  const link = 'https://a.example/1.jpg';
  network.on(api.importProducts, {
    ...done,
    pictures: [{ product_id: id, title: 'Розы', pictures: [link, 'май.jpg'] }],
  });
  network.on(api.placePictures, {
    missing: [{ order: 2, name: 'май.jpg' }],
    failed: [{ order: 1, link, reason: 'answer' }],
  });
  const uploaded = wirePicture(1, id);
  network.on(api.uploadContent, { content: uploaded });
  await user.upload(await chooser(), csv());
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  const file = new File(['x'], 'май.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Выбрать файлы картинок: 1'), file);
  await waitFor(() => expect(screen.queryByLabelText(/Выбрать файлы картинок/)).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(network.sent(api.placePictures)).toHaveLength(2));
  const address = new URL(uploaded.link, window.location.href).href;
  expect(network.sent(api.placePictures)[1]?.pictures).toEqual([link, address]);
});

it('uploads a file once where the links of its product were tried again, with one key for all tries', async () => {
  const { network, user } = openImport();
  network.on(api.importProducts, {
    ...done,
    pictures: [{ product_id: id, title: 'Розы', pictures: ['https://a.example/1.jpg', 'май.jpg'] }],
  });
  network.on(api.placePictures, {
    missing: [{ order: 2, name: 'май.jpg' }],
    failed: [{ order: 1, link: 'https://a.example/1.jpg', reason: 'answer' }],
  });
  network.on(api.uploadContent, offline);
  await user.upload(await chooser(), csv());
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(network.sent(api.placePictures)).toHaveLength(2));
  const file = new File(['x'], 'май.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Выбрать файлы картинок: 1'), file);
  await waitFor(() => expect(network.sent(api.uploadContent).length).toBeGreaterThan(0));
  network.on(api.uploadContent, { content: wirePicture(1, id) });
  await user.upload(await screen.findByLabelText('Выбрать файлы картинок: 1'), file);
  await waitFor(() => expect(screen.queryByLabelText(/Выбрать файлы картинок/)).not.toBeInTheDocument());
  expect(new Set(network.sent(api.uploadContent).map((upload) => upload.idempotency_token)).size).toBe(1);
});

it('takes a table that was told otherwise after a try that failed under an id of its own', async () => {
  const { network, user } = openImport();
  network.on(api.importProducts, refuse('upstream_timeout'));
  await user.upload(await chooser(), csv());
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  expect(await screen.findByText('Товары не загрузились')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Сколько'), 'title');
  await waitFor(() => expect(network.sent(api.checkProductImport)).toHaveLength(2));
  // A field is that of one column: the first one loses it.
  expect(network.sent(api.checkProductImport)[1]?.columns).toBe('[null,"title"]');
  network.on(api.importProducts, done);
  await waitFor(() => expect(screen.queryByText('Товары не загрузились')).toBeNull());
  await user.click(await screen.findByRole('button', { name: /^Загрузить 2\sтовара$/ }));
  expect(await screen.findByRole('heading', { name: 'Товары загружены' })).toBeVisible();
  const ids = network.sent(api.importProducts).map(({ import_id: importId }) => importId);
  expect(new Set(ids).size).toBe(2);
});

it('goes through the rows by twenties, from the first page of what is chosen to be seen', async () => {
  const { network, user } = openImport();
  const rowsOf = (verdict: 'add' | 'update', from: number, count: number) =>
    Array.from({ length: count }, (_, index) => line(from + index, { verdict }));
  network.on(api.checkProductImport, {
    ...checked,
    counts: { add: 21, update: 22, same: 0, known: 0, error: 0 },
    rows: [...rowsOf('add', 101, 21), ...rowsOf('update', 201, 22)],
  });
  await user.upload(await chooser(), csv());
  expect(await rows()).toHaveTextContent(/Товар 120(?!.*Товар 121)/);
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(await rows()).toHaveTextContent(/Товар 121.*Товар 219(?!.*Товар 220)/);
  await user.click(within(screen.getByRole('group', { name: 'Какие строки показать' })).getByText(/^Измен/));
  expect(await rows()).toHaveTextContent(/Товар 201.*Товар 220(?!.*Товар 221)/);
  expect(await rows()).not.toHaveTextContent('Товар 121');
});
