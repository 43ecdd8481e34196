import { screen } from '@testing-library/react';
import { networkOfShop, openShop } from '../testing/shop.ts';

it.each([
  ['/privacy', 'Политика конфиденциальности', '2'],
  ['/offer', 'Публичная оферта', '1'],
  ['/personal-data', 'Согласие на обработку персональных данных', '1'],
])('[1.3.2] %s is a document with the details of the entrepreneur', async (path, title, edition) => {
  networkOfShop();
  openShop(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const main = screen.getByRole('main');
  for (const detail of ['Соколова Анна Викторовна', '500100732259', '304500116000157', '«Вербена»']) {
    expect(main).toHaveTextContent(detail);
  }
  expect(main).toHaveTextContent(`Редакция ${edition}.`);
  expect(document.title).toBe(`${title} — Вербена`);
});

it('the policy says who sees the picture of a transfer, and for how long, and what the browser keeps', async () => {
  networkOfShop();
  openShop('/privacy');
  expect(await screen.findByText(/Снимок видит только Продавец/)).toBeVisible();
  expect(screen.getByText('Снимок перевода удаляется через 30 дней.')).toBeVisible();
  expect(screen.getByText(/товары, которые вы смотрели/)).toBeVisible();
});

it.each([
  [
    { sellerKind: 'self_employed', ogrnip: '' },
    'плательщик налога на профессиональный доход Соколова Анна Викторовна',
    /ОГРН/,
  ],
  [
    { sellerKind: 'organisation', fio: 'ООО «Вербена»', inn: '7707083893', ogrnip: '1027700132195' },
    'Продавец — ООО «Вербена».',
    /ОГРНИП|предприниматель/,
  ],
])('names another seller than an entrepreneur as what they are: %j', async (settings, shown, hidden) => {
  networkOfShop({ settings });
  openShop('/offer');
  expect(await screen.findByRole('heading', { level: 1, name: 'Публичная оферта' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(shown);
  expect(screen.getByRole('main')).not.toHaveTextContent(hidden);
});

it('leaves out what the merchant has not filled in', async () => {
  networkOfShop({ settings: { fio: '', inn: '', ogrnip: '', email: '', contactPhone: '', locationAddress: '' } });
  openShop('/offer');
  expect(await screen.findByRole('heading', { level: 1, name: 'Публичная оферта' })).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('продавец магазина «Вербена»');
  expect(main).not.toHaveTextContent(/ИНН|ОГРНИП|Реквизиты/);
});
