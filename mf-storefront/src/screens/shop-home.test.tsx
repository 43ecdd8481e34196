import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  cartStorageKey,
  listPaymentMethods,
  listPublicCategories,
  listPublicContent,
  listPublicProducts,
  readShop,
} from 'shared-contracts';
import { wireMethodsOf } from 'shared-contracts/samples';
import { setPagePrefetcher } from 'shared-runtime/page';
import { offline, refuse } from 'shared-runtime/testing';
import { parseCart } from '../features/cart/storage.ts';
import { fill, line } from '../testing/checkout.ts';
import {
  conditions,
  dressId,
  idOf,
  merchantName,
  networkOfShop,
  openShop,
  peonyId,
  product,
  rosesId,
} from '../testing/shop.ts';

beforeEach(() => localStorage.clear());

const cards = () => screen.findAllByRole('article');
const header = () => within(screen.getByRole('banner'));

it('[1.3.1] shows what the shop is and sells, how it delivers, how it is paid and reached', async () => {
  networkOfShop();
  openShop();
  expect(await screen.findByRole('heading', { level: 1, name: 'Вербена' })).toBeVisible();
  expect(await cards()).toHaveLength(3);
  expect(screen.getByText('Собираем букеты утром.')).toBeVisible();
  const info = within(screen.getByRole('main'));
  expect((await info.findAllByText('Курьером по Коломне')).length).toBeGreaterThan(0);
  expect((await info.findAllByText('Переводом продавцу')).length).toBeGreaterThan(0);
  expect(info.getAllByText('@verbena').length).toBeGreaterThan(0);
  expect(document.title).toBe('Вербена');
  expect((await info.findAllByRole('link', { name: /Лажечникова/ }))[0]).toHaveAttribute(
    'href',
    `https://yandex.ru/maps/?text=${encodeURIComponent('Коломна, ул. Лажечникова, 9')}`,
  );
});

it('says when the shop is open: its week beside the contacts and in the footer, and how it is now, by the clock', async () => {
  const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => ({ day, from: '00:00', to: '00:00' }));
  networkOfShop({ settings: { openingHours: JSON.stringify(week) } });
  openShop();
  for (const role of ['main', 'contentinfo']) {
    const part = within(await screen.findByRole(role));
    expect(await part.findByText('Круглосуточно, без выходных')).toBeVisible();
    expect(await part.findByText('Открыто круглосуточно')).toBeVisible();
    expect(part.queryByText('Часы работы')).not.toBeInTheDocument();
  }
});

it('says a long first paragraph once more below the products, in full: a phone’s banner has two lines of it', async () => {
  const description = 'Собираем букеты утром, привозим к обеду, а цветы берём на ферме под Зарайском.';
  networkOfShop({ settings: { description } });
  openShop();
  const about = (await screen.findByRole('heading', { name: 'О магазине' })).closest('section') as HTMLElement;
  expect(within(about).getByText(/Зарайском/)).toBeVisible();
  expect(screen.getAllByText(/Зарайском/)).toHaveLength(2);
});

it('says nothing of hours where the shop has named none', async () => {
  networkOfShop();
  openShop();
  await cards();
  expect(screen.queryByText(/Часы работы|Открыто|Закрыто/)).not.toBeInTheDocument();
});

it('[1.3.1] says that one can pay on receipt, how, and that not every delivery takes it', async () => {
  const deliveryMethod = wireMethodsOf(
    'Курьером — 300 ₽, оплата при получении картой',
    'Самовывоз, оплата при получении наличными',
    'СДЭК',
  );
  const network = networkOfShop({ conditions: { ...conditions, deliveryMethod } });
  network.on(listPaymentMethods, { payment_methods: [{ type: 'p2p' }, { type: 'on_delivery' }] });
  openShop();
  await cards();
  expect(await screen.findByText('При получении')).toBeVisible();
  expect(screen.getByText('Наличными или картой. Не для всех способов доставки')).toBeVisible();
  expect(screen.getByText(/после оформления\. Или при получении$/)).toBeVisible();
  expect(screen.getAllByText(/300\s₽, оплата при получении картой/).length).toBeGreaterThan(0);
});

it('[1.3.1, 2.6.1] leads from КАТАЛОГ to the products and from КОРЗИНА to the order', async () => {
  networkOfShop();
  openShop();
  await cards();
  expect(header().getByRole('link', { name: /КАТАЛОГ/ })).toHaveAttribute('href', '/shop/verbena');
  expect(header().getByRole('link', { name: /КОРЗИНА/ })).toHaveAttribute('href', '/shop/verbena/checkout');
});

it('[1.3.2] names the entrepreneur in the footer, with the way to the documents', async () => {
  networkOfShop();
  openShop();
  const footer = within(await screen.findByRole('contentinfo'));
  expect(await footer.findByText(/Соколова Анна Викторовна/)).toBeVisible();
  expect(footer.getByText(/500100732259/)).toBeVisible();
  expect(footer.getByText(/304500116000157/)).toBeVisible();
  expect(footer.getByRole('link', { name: /Политика/ })).toHaveAttribute('href', '/shop/verbena/privacy');
});

it('[5.12.1] keeps the products that are to be shown, in ascending order, whatever the answer has besides', async () => {
  const { show: _, ...without } = product(peonyId, 'Без пометки');
  const hidden = product(rosesId, 'Скрытый', { show: false });
  const listed = [product(dressId, 'Второй', { order: 7 }), product(idOf(4), 'Первый', { order: 2 })];
  const network = networkOfShop();
  network.on(listPublicProducts, { products_list: [hidden, ...listed, without as typeof hidden], total_count: 4 });
  openShop();
  const names = (await cards()).map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['Первый', 'Второй']);
});

it('[5.6.1] shows the shop and its products where lists within the answer are malformed', async () => {
  const broken = product(peonyId, 'Пионы', { meta_options: { product_fields: '[{"type":' } });
  networkOfShop({ settings: { contacts: '[{"type"' }, products: [broken] });
  openShop();
  expect(await cards()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Добавить: Пионы' })).toBeVisible();
  expect(screen.queryByText('@verbena')).toBeNull();
});

it('[4.4.6, 9.5.1] leads to phone, mail and messengers, with the prefixes that a merchant left out, and takes an unknown kind for a phone', async () => {
  const contacts = [
    { type: 'whatsapp', value: '8 916 204-18-37' },
    { type: 'telegram', value: '@peony' },
    { type: 'telegram', value: 'https://t.me/verbena' },
    { type: 'email', value: 'anna@verbena.ru' },
    { type: 'pager', value: '+7 916 000-00-00' },
  ];
  networkOfShop({ settings: { contactPhone: '', email: '', contacts: JSON.stringify(contacts) } });
  openShop();
  await cards();
  const addresses = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => !/^(?:\/|https:\/\/yandex)/.test(address));
  expect([...new Set(addresses)]).toEqual([
    'https://wa.me/79162041837',
    'https://t.me/peony',
    'https://t.me/verbena',
    'mailto:anna@verbena.ru',
    'tel:+79160000000',
  ]);
});

it('[2.6.4] puts a product into the cart from its card, counts it in the header, and takes it out again', async () => {
  networkOfShop();
  const { user } = openShop();
  await user.click(await screen.findByRole('button', { name: 'Добавить: Красные розы' }));
  expect(header().getByText('1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Больше: Красные розы' }));
  expect(header().getByText('2')).toBeVisible();
  expect(parseCart(localStorage.getItem(cartStorageKey(merchantName)))).toMatchObject([
    { title: 'Красные розы', quantity: 2 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Меньше: Красные розы' }));
  await user.click(screen.getByRole('button', { name: 'Убрать: Красные розы' }));
  expect(header().queryByText('0')).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Добавить: Красные розы' })).toBeVisible();
});

it('tries the page of a product out while the browser is idle, which nobody sees, and leaves nothing of it', async () => {
  Object.assign(window, { requestIdleCallback: (ready: () => void) => setTimeout(ready) });
  const tried: string[] = [];
  const hidden = () => document.querySelector('[hidden]');
  const observer = new MutationObserver(() => tried.push(hidden()?.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true });
  networkOfShop();
  openShop();
  const shown = await screen.findAllByRole('button', { name: /^Добавить/ });
  await waitFor(() => expect(tried.join()).toMatch(/Вологодский\sлён.*Размер\sне\sвыбран/s));
  expect(screen.getAllByRole('button', { name: /^Добавить/ })).toHaveLength(shown.length);
  await waitFor(() => expect(hidden()).toBeNull());
  observer.disconnect();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('asks for the checkout’s scripts while the browser is idle, once there is something in the cart', async () => {
  Object.assign(window, { requestIdleCallback: (ready: () => void) => setTimeout(ready) });
  const prefetched: string[] = [];
  setPagePrefetcher((path) => prefetched.push(path));
  networkOfShop();
  const { user } = openShop();
  const add = await screen.findByRole('button', { name: 'Добавить: Красные розы' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(prefetched).toEqual([]);
  await user.click(add);
  await waitFor(() => expect(prefetched).toEqual(['/b2b/shop/verbena/checkout']));
  setPagePrefetcher(() => undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('sends whoever has to choose a size to the product', async () => {
  networkOfShop();
  openShop();
  const choose = await screen.findByRole('link', { name: /Выбрать/ });
  expect(choose).toHaveAttribute('href', `/shop/verbena/product/${dressId}`);
});

it('agrees with what another tab does to the cart', async () => {
  networkOfShop();
  openShop();
  await cards();
  const lines = [{ productId: peonyId, quantity: 3 }];
  const newValue = JSON.stringify({ version: 1, lines });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey(merchantName), newValue })));
  expect(await header().findByText('3')).toBeVisible();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null })));
  await waitFor(() => expect(header().queryByText('3')).not.toBeInTheDocument());
});

it('[5.13.1] sells what is in the public list, whatever the answer says of being published', async () => {
  networkOfShop({ products: [product(peonyId, 'Пионы', { is_posted: false })] });
  openShop();
  expect(await screen.findByRole('button', { name: 'Добавить: Пионы' })).toBeEnabled();
});

it('[4.4.3] shows three columns unless the template asks for two', async () => {
  const columns = async () => (await cards())[0]?.closest('ul')?.dataset.columns;
  networkOfShop({ settings: { templateId: 'no-such-template' } });
  const { view } = openShop();
  expect(await columns()).toBe('3');
  view.unmount();
  networkOfShop({ settings: { templateId: 'banner-row2' } });
  openShop();
  await screen.findByRole('heading', { level: 1 });
  expect(await columns()).toBe('2');
});

it('filters by a category, keeps it in the address, and leads out of an empty one', async () => {
  const network = networkOfShop();
  const categories = [
    { categoryId: 'c1', title: 'Букеты', description: '', products: [], product_count: 1 },
    { categoryId: 'c2', title: 'Пустая', description: '', products: [], product_count: 0 },
  ];
  network.on(listPublicCategories, { categories });
  const { user, router } = openShop('?category=c1');
  const chosen = await screen.findByRole('link', { name: /Букеты/ });
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(network.sent(listPublicProducts)[0]).toMatchObject({ category_id: 'c1', page: 1 });
  // Without scripts the browser sends the form.
  expect(screen.getByRole('search').querySelector('[name=category]')).toHaveValue('c1');
  // The page of a shop with thousands of products carries none of their ids.
  expect(network.sent(listPublicCategories)).toEqual([{ counted: true }]);
  expect(screen.queryByRole('link', { name: /Пустая/ })).not.toBeInTheDocument();

  network.sell([]);
  await user.click(screen.getByRole('link', { name: /Все/ }));
  expect(await screen.findByText('Товары скоро появятся')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('says as what a search was understood, where that is not what was typed', async () => {
  const network = networkOfShop();
  const { user } = openShop('?sort=price');
  expect(await cards()).toHaveLength(3);
  expect(screen.queryByText(/Показаны результаты/)).toBeNull();
  network.on(listPublicProducts, { products_list: [product(peonyId, 'Розы')], total_count: 1, understood_as: 'розы' });
  await user.type(screen.getByRole('searchbox', { name: 'Найти товар' }), 'hjps{Enter}');
  expect(await screen.findByText('Показаны результаты по запросу «розы»')).toBeVisible();
});

it('searches within a category, and in the whole shop where that has nothing', async () => {
  const network = networkOfShop();
  network.on(listPublicCategories, {
    categories: [{ categoryId: 'c1', title: 'Букеты', description: '', products: [], product_count: 1 }],
  });
  const { user, router } = openShop('?category=c1');
  await cards();
  network.sell([]);
  await user.type(screen.getByRole('searchbox', { name: 'Найти товар' }), 'платье{Enter}');
  expect(await screen.findByText(/В разделе .*Букеты.* нет товаров по запросу .*платье/)).toBeVisible();
  expect(network.sent(listPublicProducts).at(-1)).toMatchObject({ category_id: 'c1', search: 'платье' });
  await user.click(screen.getByRole('link', { name: 'Искать во всём магазине' }));
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ search: 'платье' })}`);
});

it('searches and orders the list, keeps both in the address, and says what to do when nothing is found', async () => {
  const network = networkOfShop();
  const { user, router } = openShop('?sort=price');
  expect(await cards()).toHaveLength(3);
  expect(network.sent(listPublicProducts)[0]).toMatchObject({ order_by: 'price', order_dir: 'asc' });

  network.sell([]);
  await user.type(screen.getByRole('searchbox', { name: 'Найти товар' }), 'тюльпан{Enter}');
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible();
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ search: 'тюльпан', sort: 'price' })}`);
  expect(network.sent(listPublicProducts).at(-1)).toMatchObject({ search: 'тюльпан', order_by: 'price', page: 1 });
  expect(document.title).toBe('«тюльпан» — Вербена');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Сначала новые');
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ search: 'тюльпан', sort: 'new' })}`);
  await waitFor(() => expect(network.sent(listPublicProducts).at(-1)).toMatchObject({ order_by: 'created' }));
  const all = await screen.findByRole('link', { name: 'Показать все товары' });
  network.sell([product(peonyId, 'Пионы')]);
  await user.click(all);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(router.state.location.search).toBe('');
});

it.each([
  ['?page=9', 'Дальше ничего нет', 'К началу каталога'],
  ['?category=c9', 'Такого раздела нет', 'Показать все товары'],
])('leads back from %s, where there is nothing', async (address, title, label) => {
  networkOfShop().sell([]);
  openShop(address);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', '/shop/verbena#catalogue');
});

it('begins at the first page again where a list that was left on a later one is ordered or filtered anew', async () => {
  networkOfShop().sell(
    Array.from({ length: 15 }, (_, index) => product(`p${index}`, `Букет ${index + 1}`, { order: index })),
  );
  const { user, router } = openShop('?page=2');
  await cards();
  expect(router.state.location.search).toBe('?page=2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Сначала новые');
  expect(router.state.location.search).toBe('?sort=new');
});

it('shows twelve products and then twelve more, and says so when they do not come', async () => {
  const many = Array.from({ length: 15 }, (_, index) =>
    product(`01890000-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`, `Букет ${index + 1}`, {
      order: index,
    }),
  );
  const network = networkOfShop({ products: many });
  const { user } = openShop();
  expect(await cards()).toHaveLength(12);
  network.on(listPublicProducts, offline);
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByText('Не получилось показать ещё')).toBeVisible();
  expect(await cards()).toHaveLength(12);

  network.on(listPublicProducts, ({ page = 1 }) => ({
    products_list: many.slice((page - 1) * 12, page * 12),
    total_count: 15,
  }));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15));
  expect(screen.queryByRole('button', { name: /Показать ещё|Повторить/ })).not.toBeInTheDocument();
});

it('[8.2.3] says that the products did not come and tries again when asked (the decisions win: nothing fails silently)', async () => {
  const network = networkOfShop();
  network.on(listPublicProducts, refuse('upstream_timeout'));
  const { user } = openShop();
  expect(await screen.findByText('Каталог не загрузился')).toBeVisible();
  network.on(listPublicProducts, { products_list: [product(peonyId, 'Пионы')], total_count: 1 });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await cards()).toHaveLength(1);
});

it('[8.2.1] goes without pictures that do not come, and says nothing of it', async () => {
  const network = networkOfShop();
  network.on(listPublicContent, refuse('internal'));
  openShop();
  expect(await cards()).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a shop that cannot be shown', () => {
  it('is a page that says there is none', async () => {
    networkOfShop().on(readShop, refuse('shop_not_found'));
    openShop();
    expect(await screen.findByRole('heading', { name: 'Такого магазина нет' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  });

  it('is not asked for under a name that no shop can have', async () => {
    const network = networkOfShop();
    const { router } = openShop();
    await cards();
    const before = network.sent(readShop).length;
    await act(() => router.navigate('/shop/вербена'));
    expect(await screen.findByRole('heading', { name: 'Такого магазина нет' })).toBeVisible();
    expect(network.sent(readShop)).toHaveLength(before);
  });

  it('says that it is closed for now, and looks again when asked', async () => {
    const network = networkOfShop();
    network.on(readShop, refuse('shop_stopped'));
    const { user } = openShop();
    expect(await screen.findByRole('heading', { name: 'Магазин временно недоступен' })).toBeVisible();
    network.on(readShop, { merchant_info: { title: 'Вербена', visibility: 'published' } });
    await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
    expect(await screen.findByRole('heading', { name: 'Вербена' })).toBeVisible();
  });

  it('offers a retry when it did not load', async () => {
    const network = networkOfShop();
    network.on(readShop, offline);
    const { user } = openShop();
    expect(await screen.findByRole('heading', { name: 'Магазин не загрузился' })).toBeVisible();
    network.on(readShop, { merchant_info: { title: 'Вербена' } });
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Вербена' })).toBeVisible();
  });

  it('is shown to its owner under a note that nobody else sees it', async () => {
    networkOfShop({ settings: { visibility: 'unpublished' } });
    openShop();
    expect(await screen.findByText('Так магазин увидят покупатели')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Опубликовать' })).toHaveAttribute('href', '/merchant/settings/shop');
    cleanup();
    fill(line(peonyId));
    openShop('/checkout');
    expect(await screen.findByRole('textbox', { name: 'Ваше имя' })).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: /^Оформить/ })) expect(button).toBeDisabled();
  });
});
