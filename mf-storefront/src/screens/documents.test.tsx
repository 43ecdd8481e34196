import { screen } from '@testing-library/react';
import { networkOfShop, openShop } from '../testing/shop.ts';

it.each([
  ['/privacy', 'Политика конфиденциальности'],
  ['/offer', 'Публичная оферта'],
  ['/personal-data', 'Согласие на обработку персональных данных'],
])('[1.3.2] %s is a document with the details of the entrepreneur', async (path, title) => {
  networkOfShop();
  openShop(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const main = screen.getByRole('main');
  for (const detail of ['Соколова Анна Викторовна', '500100732259', '304500116000157', '«Вербена»']) {
    expect(main).toHaveTextContent(detail);
  }
  expect(main).toHaveTextContent('Редакция 1.');
  expect(document.title).toBe(`${title} — Вербена`);
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
])('names another seller than an entrepreneur as what they are: %j', async (settings, said, unsaid) => {
  networkOfShop({ settings });
  openShop('/offer');
  expect(await screen.findByRole('heading', { level: 1, name: 'Публичная оферта' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(said);
  expect(screen.getByRole('main')).not.toHaveTextContent(unsaid);
});

it('leaves out what the merchant has not filled in', async () => {
  networkOfShop({ settings: { fio: '', inn: '', ogrnip: '', email: '', contactPhone: '', locationAddress: '' } });
  openShop('/offer');
  expect(await screen.findByRole('heading', { level: 1, name: 'Публичная оферта' })).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('продавец магазина «Вербена»');
  expect(main).not.toHaveTextContent(/ИНН|ОГРНИП|Реквизиты/);
});
