import { screen, waitFor, within } from '@testing-library/react';
import { networkOfShop, openShop, peonyId } from '../testing/shop.ts';

const pressAt = async (name: string) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement;

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('marks a product on this device, shows it on the home, and forgets it', async () => {
  networkOfShop();
  const { user } = openShop(`/product/${peonyId}`);
  await user.click(await pressAt('В избранное'));
  expect(await pressAt('В избранном')).toHaveAttribute('aria-pressed', 'true');
  await user.click((await screen.findAllByRole('link', { name: 'Каталог' }))[0] as HTMLElement);
  const row = (await screen.findByRole('heading', { level: 2, name: 'Избранное' })).closest('section') as HTMLElement;
  expect(within(row).getByRole('link', { name: /Пионы «Сара\sБернар»/ })).toBeVisible();

  await user.click(within(row).getByRole('link', { name: /Пионы «Сара\sБернар»/ }));
  await user.click(await pressAt('В избранном'));
  await user.click((await screen.findAllByRole('link', { name: 'Каталог' }))[0] as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: /Вербена/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Избранное' })).toBeNull());
});

it('leads from a marked product to all that are marked, which come into view', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  networkOfShop();
  const { user } = openShop(`/product/${peonyId}`);
  await user.click(await pressAt('В избранное'));
  await user.click(screen.getByRole('link', { name: 'Открыть избранное' }));
  const row = (await screen.findByRole('heading', { level: 2, name: 'Избранное' })).closest('section');
  await waitFor(() => expect(scrolled.mock.contexts).toContain(row));
});

it('leads to the marked products from the list of all, and from a product that is not marked itself', async () => {
  networkOfShop();
  const { user } = openShop();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'Избранное' })).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Красные розы/ }));
  await user.click(await pressAt('В избранное'));
  await user.click((await screen.findAllByRole('link', { name: 'Каталог' }))[0] as HTMLElement);
  const categories = within(await screen.findByRole('navigation', { name: 'Категории' }));
  const link = categories.getByRole('link', { name: 'Избранное' });
  const row = (await screen.findByRole('heading', { level: 2, name: 'Избранное' })).closest('section') as HTMLElement;
  expect(new URL(link.getAttribute('href') ?? '', location.href).hash).toBe(`#${row.id}`);

  await user.click(screen.getByRole('link', { name: /^Льняное платье/ }));
  expect(await pressAt('В избранное')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('link', { name: 'Открыть избранное' })).toBeVisible();
});

it('gives the page on by the menu of the device, which somebody may close again', async () => {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => {
    shared.push(data);
    throw new DOMException('', 'AbortError');
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  networkOfShop();
  const { user } = openShop(`/product/${peonyId}`);
  await user.click(await pressAt('Поделиться'));
  expect(shared).toEqual([{ title: 'Пионы «Сара Бернар»', url: location.origin + location.pathname }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers messengers and the link itself where there is no such menu', async () => {
  networkOfShop();
  const { user } = openShop(`/product/${peonyId}`);
  await user.click(await pressAt('Поделиться'));
  const dialog = await screen.findByRole('dialog', { name: 'Поделиться' });
  const addresses = within(dialog)
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '').origin);
  expect(addresses).toEqual(['https://t.me', 'https://vk.com', 'https://max.ru']);
  await user.click(within(dialog).getByRole('button', { name: /^Скопировать ссылку/ }));
  expect(await screen.findByText('Скопировано')).toBeVisible();
});
