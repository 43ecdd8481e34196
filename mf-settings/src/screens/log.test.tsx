import { screen, waitFor } from '@testing-library/react';
import { readShopLog } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { shopNetwork, wireMerchant } from '../testing/wire.ts';

const line = (kind: string, more: object = {}) => ({
  line_id: kind,
  at: '2026-03-02T10:00:00.000Z',
  actor: 'merchant' as const,
  kind,
  subject_id: '',
  was: '',
  became: '',
  address: '203.0.113.7',
  ...more,
});

it('tells in plain words who did what, when and from where, and leads to orders and products', async () => {
  const network = createNetwork();
  network.on(readShopLog, {
    list: [
      line('order_status', { subject_id: 'o1', order_number: 1007, was: 'created', became: 'accepted' }),
      line('limit_pictures', { actor: 'admin', was: '5000', became: '7000', address: '' }),
      line('viewed_by_staff', { actor: 'admin', role: 'support', address: '' }),
      line('subscription', { actor: 'admin', became: 'stopped', address: '' }),
      line('product_changed', { subject_id: 'p1', product_title: 'Пионы' }),
      line('product_deleted_for_good', { actor: 'system', subject_id: 'p2', address: '' }),
      line('payment_refund', { subject_id: 'y1', became: '1500.5' }),
      line('payment_refund', { line_id: 'all', subject_id: 'y2', became: 'all' }),
      line('order_delivery_price', { subject_id: 'o2', order_number: 1008, was: '300', became: '450' }),
      line('promo_code_removed', { was: 'ВЕСНА' }),
      line('category_changed', { was: 'Букеты', became: 'Цветы' }),
      line('category_moved', { became: 'Цветы' }),
      line('webhook_added', { became: 'crm.example.ru' }),
      line('price_rule_changed', {
        was: 'sale 20 2026-03-01T21:00:00.000Z 2026-03-08T20:59:00.000Z',
        became: 'sale 30 2026-03-01T21:00:00.000Z 2026-03-08T20:59:00.000Z',
      }),
      line('price_rule_ended', {
        was: 'rise 15 2026-03-01T21:00:00.000Z 2026-03-08T20:59:00.000Z',
        became: 'rise 15 2026-03-01T21:00:00.000Z 2026-03-02T20:59:00.000Z',
      }),
      line('something_new'),
    ],
    total_count: 41,
  });
  const { user } = openScreen({ manifest, screens }, '/merchant/settings/log');
  const order = await screen.findByRole('link', { name: 'Состояние заказа № 1007: новый → принят' });
  expect(order).toHaveAttribute('href', '/merchant/orders/o1');
  expect(order.closest('li')).toHaveTextContent(/2 марта.*Продавец.*203\.0\.113\.7/);
  expect(screen.getByText(/^Сколько может быть картинок: 5.000 → 7.000$/)).toBeVisible();
  const viewed = screen.getByText(/Сотрудник открыл кабинет/).closest('li');
  expect(viewed).toHaveTextContent('Поддержка площадки');
  expect(screen.getByText('Подписка: остановлена').closest('li')).toHaveTextContent('Сотрудник площадки');
  expect(screen.getByRole('link', { name: 'Изменён товар «Пионы»' })).toHaveAttribute('href', '/merchant/products/p1');
  expect(screen.getByText('Товар удалён окончательно').closest('a')).toBeNull();
  expect(screen.getByText(/^Возврат денег на карту: 1.500,50.₽$/)).toBeVisible();
  expect(screen.getByText('Возврат денег на карту: всю сумму')).toBeVisible();
  expect(screen.getByText(/^Стоимость доставки № 1008: 300.₽ → 450.₽$/)).toBeVisible();
  const named = [
    /^Удалён промокод: «ВЕСНА»$/,
    /^Изменена категория: «Букеты» → «Цветы»$/,
    /^Переставлена категория: «Цветы»$/,
  ];
  for (const words of [...named, /^Добавлен вебхук: «crm\.example\.ru»$/]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByText(/^Временные цены изменены: −20 % → −30 %$/)).toBeVisible();
  expect(screen.getByText(/^Временные цены закончены: \+15 %$/)).toBeVisible();
  expect(screen.getByText('Изменение')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(network.sent(readShopLog).at(-1)).toEqual({ page: 2, per_page: 20 });
});

it('says so when it does not load', async () => {
  createNetwork().on(readShopLog, refuse('internal'));
  openScreen({ manifest, screens }, '/merchant/settings/log');
  expect(await screen.findByText('Журнал не загрузился')).toBeVisible();
});

it('tells the time by the clock of the shop', async () => {
  const network = shopNetwork(wireMerchant({ timeZone: 'Asia/Kamchatka' }));
  network.on(readShopLog, { list: [line('something_new', { at: '2026-03-02T13:30:00.000Z' })], total_count: 1 });
  openScreen({ manifest, screens }, '/merchant/settings/log');
  const row = (await screen.findByText('Изменение')).closest('li');
  await waitFor(() => expect(row).toHaveTextContent(/3 марта.*01:30/));
});
