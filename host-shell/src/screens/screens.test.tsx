import { screen, waitFor, within } from '@testing-library/react';
import {
  authorize,
  type Boot,
  listProducts,
  readDeliveryConditions,
  readMerchant,
  readSession,
  register,
} from 'shared-contracts';
import {
  type Answer,
  createNetwork,
  type Network,
  offline,
  openScreen,
  refuse,
  type TestedRemote,
} from 'shared-runtime/testing';

const shell: TestedRemote = {
  manifest: {
    title: 'Оболочка',
    routes: [
      { path: '/', screen: 'landing' },
      { path: '/merchant/sign-in', screen: 'sign-in' },
      { path: '/merchant/register', screen: 'register' },
      { path: '/merchant', screen: 'dashboard' },
    ],
  },
  screens: {
    landing: () => import('./landing.tsx'),
    'sign-in': () => import('./sign-in.tsx'),
    register: () => import('./register.tsx'),
    dashboard: () => import('./dashboard.tsx'),
  },
};

const boot: Boot = {
  snapshot: { revision: 1, containers: [] },
  brand: {
    id: 'bloom',
    name: 'bloom',
    hosts: ['bloom'],
    origin: 'https://bloom.test',
    defaultTheme: 'light',
    cards: 'shadow',
    links: 'plain',
    demoShop: 'verbena',
    logo: '/b2b/brands/bloom.svg',
  },
  stage: 'demo',
  theme: 'light',
  signedIn: false,
};

const merchant = {
  base_info: { name: 'verbena', contact_phone: null as string | null, location_address: null },
  additional_info: {} as Record<string, unknown>,
  subscription: { is_active: true },
  mum_status: 'notFound' as const,
  product_types: [],
};

const product = {
  product_id: 'p1',
  title: 'Пионы',
  price: 4900,
  old_price: null,
  is_posted: true,
  categories: [],
  meta_options: { product_fields: '[]' },
  show: true,
  order: 0,
  preview: null,
};

let network: Network;

beforeEach(() => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'b2b-boot';
  element.textContent = JSON.stringify(boot);
  document.body.replaceChildren(element);
  network = createNetwork();
  network.on(readSession, refuse('unauthorized'));
});

describe('registration', () => {
  const fill = async ({ user }: ReturnType<typeof openScreen>, name: string) => {
    await user.type(await screen.findByLabelText('Почта'), 'anna@verbena.ru');
    await user.type(screen.getByLabelText('Адрес магазина'), name);
    await user.type(screen.getByLabelText('Пароль'), 'secret-123');
    await user.click(screen.getByRole('button', { name: 'Создать магазин' }));
  };

  it('[1.1.1] opens a shop and leads into the office', async () => {
    network.on(register, { merchant_id: 'm', merchant_auth_token: '', message: 'ok' });
    const opened = openScreen(shell, '/merchant/register');
    network.on(readMerchant, merchant);
    network.on(listProducts, { products_list: [], total_count: 0 });
    network.on(readDeliveryConditions, null);
    await fill(opened, 'verbena');
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/merchant'));
    expect(network.sent(register)).toEqual([
      { merchant_name: 'verbena', email: 'anna@verbena.ru', password: 'secret-123' },
    ]);
  });

  it('[5.4.1] counts an answer without an id as failed, says so, and keeps what was typed', async () => {
    network.on(register, { merchant_id: ' ', merchant_auth_token: '', message: '' });
    const opened = openScreen(shell, '/merchant/register');
    await fill(opened, 'verbena');
    expect(await screen.findByText('Не получилось. Попробуйте ещё раз.')).toBeVisible();
    expect(screen.getByLabelText('Почта')).toHaveValue('anna@verbena.ru');
    expect(opened.router.state.location.pathname).toBe('/merchant/register');
  });

  it('offers an address made of what was typed in Russian', async () => {
    const opened = openScreen(shell, '/merchant/register');
    await fill(opened, 'Пион и мята');
    await opened.user.click(await screen.findByRole('button', { name: 'pion-i-myata' }));
    expect(screen.getByLabelText('Адрес магазина')).toHaveValue('pion-i-myata');
    expect(network.calls()).not.toContain('register');
  });

  it('asks for an address where there is none, and shows the whole of it while it is typed', async () => {
    const { user } = openScreen(shell, '/merchant/register');
    const name = await screen.findByLabelText('Адрес магазина');
    await user.type(name, 'pion');
    expect(name).toHaveAccessibleDescription(/^Адрес: .+\/b2b\/shop\/pion$/);
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Создать магазин' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Придумайте адрес/));
  });

  it('says at its field that an address is taken', async () => {
    network.on(register, refuse('name_taken'));
    await fill(openScreen(shell, '/merchant/register'), 'verbena');
    await waitFor(() => expect(screen.getByLabelText('Адрес магазина')).toHaveAccessibleDescription(/занят/));
    expect(screen.getByLabelText('Адрес магазина')).toHaveFocus();
  });
});

describe('sign-in', () => {
  const fill = async ({ user }: ReturnType<typeof openScreen>) => {
    await user.type(await screen.findByLabelText('Почта'), 'anna@verbena.ru');
    await user.type(screen.getByLabelText('Пароль'), 'secret-123');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
  };

  it('[1.1.1] leads to the page that was asked for', async () => {
    network.on(authorize, { merchant_id: 'm', merchant_auth_token: '' });
    const opened = openScreen(shell, '/merchant/sign-in?next=%2Fmerchant%2Forders');
    await fill(opened);
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/merchant/orders'));
  });

  it.each<[string, Answer<never>, RegExp]>([
    ['a wrong password', refuse('invalid_credentials'), /Почта или пароль не подходят/],
    ['too many tries', refuse('rate_limited'), /Слишком много попыток/],
    ['no connection', offline, /Нет связи/],
  ])('says %s in Russian and keeps what was typed', async (_, answer, sentence) => {
    network.on(authorize, answer);
    await fill(openScreen(shell, '/merchant/sign-in'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Пароль')).toHaveValue('secret-123');
  });

  it('checks the form before it sends', async () => {
    const { user } = openScreen(shell, '/merchant/sign-in');
    await user.click(await screen.findByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(screen.getByLabelText('Почта')).toHaveAccessibleDescription(/Напишите почту/));
    expect(screen.getByLabelText('Почта')).toHaveFocus();
    expect(network.calls()).not.toContain('authorize');
  });
});

describe('dashboard', () => {
  beforeEach(() => {
    network.on(readSession, { merchant_id: 'm', merchant_name: 'verbena', email: 'a@b.ru', is_admin: false });
  });

  it('ticks what there is and offers what comes next', async () => {
    network.on(readMerchant, {
      ...merchant,
      base_info: { ...merchant.base_info, contact_phone: '+79991234567' },
      additional_info: { title: 'Вербена', fio: 'Анна', inn: '1', ogrnip: '2' },
    });
    network.on(listProducts, { products_list: [product], total_count: 1 });
    network.on(readDeliveryConditions, null);
    openScreen(shell, '/merchant');
    expect(await screen.findByRole('heading', { name: 'Вербена' })).toBeVisible();
    expect(await screen.findByText('Осталось 4 шага')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Добавить фото' })).toHaveAttribute('href', '/merchant/products/p1');
    expect(screen.getAllByText(/Закрыт/)[0]).toBeVisible();
  });

  it('shows no steps once the shop is open, and says that a stopped subscription closes it', async () => {
    network.on(readMerchant, {
      ...merchant,
      base_info: { ...merchant.base_info, contact_phone: '+79991234567' },
      additional_info: {
        title: 'Вербена',
        fio: 'Анна',
        inn: '1',
        ogrnip: '2',
        visibility: 'published',
        paymentMethods: '[{"type":"phone","value":"+79991234567"}]',
      },
      subscription: { is_active: false },
    });
    network.on(listProducts, {
      products_list: [{ ...product, preview: { link: '/f', width: 1, height: 1, colour: '#fff' } }],
      total_count: 1,
    });
    network.on(readDeliveryConditions, {
      id: 'd',
      merchantId: 'm',
      showAddress: true,
      deliveryMethod: [{ description: 'Курьер' }],
      communication: [],
      createdAt: '',
      updatedAt: '',
    });
    openScreen(shell, '/merchant');
    expect(await screen.findByText('Подписка остановлена')).toBeVisible();
    await waitFor(() => expect(network.calls()).toContain('readDeliveryConditions'));
    await waitFor(() => expect(screen.queryByText(/Осталось|Откроем магазин/)).toBeNull());
  });

  it("begins the column beside the orders with the shop's card once the shop is open: the steps may have nothing to say", async () => {
    network.on(readMerchant, { ...merchant, additional_info: { title: 'Вербена', visibility: 'published' } });
    network.on(listProducts, { products_list: [product], total_count: 1 });
    network.on(readDeliveryConditions, null);
    openScreen(shell, '/merchant');
    const steps = await screen.findByRole('heading', { name: /Осталось/ });
    const card = screen.getByRole('heading', { name: 'Витрина' });
    expect(card.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that the shop did not load and tries again when asked', async () => {
    network.on(readMerchant, refuse('upstream_timeout'));
    const { user } = openScreen(shell, '/merchant');
    const failed = await screen.findByText('Данные магазина не загрузились');
    expect(failed).toBeVisible();
    network.on(readMerchant, merchant);
    network.on(listProducts, { products_list: [], total_count: 0 });
    network.on(readDeliveryConditions, null);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Откроем магазин')).toBeVisible();
  });
});

it('[1.4.1] the first page says which brand it is and leads to its demo shop', async () => {
  openScreen(shell, '/');
  const main = within(document.body);
  expect(await main.findByRole('link', { name: /^bloom$/i })).toBeVisible();
  expect(main.getByRole('link', { name: 'Посмотреть пример магазина' })).toHaveAttribute('href', '/shop/verbena');
  expect(main.getByRole('link', { name: 'Открыть магазин' })).toHaveAttribute('href', '/merchant/register');
});
