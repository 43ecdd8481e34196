import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as api from 'shared-contracts';
import { temporaryFolder } from '../../common/temporary-folder.ts';
import { withClock } from '../../testing/clock.ts';
import { withFreshShop } from '../../testing/fresh-shop.ts';
import { checkoutOf, newProduct } from '../../testing/shops.ts';
import { readWorkbook } from '../../testing/workbook.ts';
import { exportOrders } from './export.ts';

// In Moscow it is half past midnight of the 9th.
const clock = withClock(Date.parse('2026-03-08T21:30:00.000Z'));
const { server, shop } = withFreshShop({ now: clock.now });

async function place(delivery: object = {}) {
  const body = checkoutOf(await newProduct(server, shop, { title: 'Букет «Утро»', price: 100.5 }), {
    expected_sum: 100.5,
  });
  return server.ok(
    api.checkout,
    { ...body, delivery_info: { ...body.delivery_info, delivery_date: '2026-03-10', ...delivery } },
    shop.shopper,
  );
}

const formulas = { name: '=HYPERLINK("http://evil.example")', comment: '@SUM(A1)', card_text: '+1' };

it('a workbook of orders has numbers as numbers, dates as dates, and what looks like a formula as a text', async () => {
  const { order_id, order_number } = await place(formulas);
  await server.ok(api.setOrderStatus, { order_id, status: 'canceled', reason: '-2+3' }, shop.owner);
  const { csv, xlsx = '', count, more } = await server.ok(api.exportOrders, { format: 'xlsx' }, shop.owner);
  expect([csv, count, more]).toEqual(['', 1, false]);
  const { rows, calculates } = readWorkbook(xlsx);
  const [head = {}, row = {}] = rows;
  const named = Object.fromEntries(Object.entries(head).map(([column, title]) => [String(title), row[column]]));
  expect(named).toMatchObject({
    Номер: { number: Number(order_number) },
    // Days since the end of 1899: the 9th of March 2026, 0:30, and the 10th.
    Оформлен: { number: expect.closeTo(46090.0208, 3), format: 'dd.mm.yyyy hh:mm' },
    'День доставки': { number: 46091, format: 'dd.mm.yyyy' },
    Состояние: 'Отменён',
    'Причина отмены': '-2+3',
    Товары: 'Букет «Утро» × 1',
    'Сумма товаров': { number: 100.5, format: '#,##0.00' },
    Покупатель: '=HYPERLINK("http://evil.example")',
    Пожелание: '@SUM(A1)',
    'Текст открытки': '+1',
  });
  expect(calculates).toBe(false);
});

it('each thing of an order stands in its column', async () => {
  const { order_id } = await place({
    delivery_for_another: true,
    recipient: { name: 'Ольга', phone: '+79161112233' },
    anonymous: true,
    do_not_call: true,
    delivery_interval: '10:00–12:00',
    delivery_method: 'Почтой',
  });
  await server.ok(api.setDeliveryPrice, { order_id, price: 300.25 }, shop.owner);
  await server.ok(api.setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await server.ok(api.setOrderNote, { order_id, note: 'Позвонить' }, shop.owner);
  const { xlsx = '' } = await server.ok(api.exportOrders, { format: 'xlsx' }, shop.owner);
  const [head = {}, row = {}] = readWorkbook(xlsx).rows;
  const named = Object.fromEntries(Object.entries(head).map(([column, title]) => [String(title), row[column]]));
  expect(named).toMatchObject({
    Состояние: 'Новый',
    Оплата: 'Оплачен',
    'Способ оплаты': 'Переводом',
    'Стоимость доставки': { number: 300.25 },
    Итого: { number: 400.75 },
    'Время доставки': '10:00–12:00',
    'Способ доставки': 'Почтой',
    Адрес: 'Коломна, ул. Лажечникова, 9',
    Покупатель: 'Анна',
    Телефон: '+79991234567',
    Почта: 'anna@example.ru',
    Получатель: 'Ольга',
    'Телефон получателя': '+79161112233',
    Подарок: 'не звонить получателю, анонимно',
    Заметка: 'Позвонить',
    Откуда: 'Магазин',
  });
});

it('a table of orders as text is as Excel reads it, and calculates nothing', async () => {
  const { order_number } = await place(formulas);
  const { csv, xlsx, count } = await server.ok(api.exportOrders, {}, shop.owner);
  expect([xlsx, count]).toEqual([undefined, 1]);
  expect(csv).toMatch(/^Номер;Оформлен;Состояние;/);
  expect(csv).toContain(`\r\n${order_number};09.03.2026 00:30;Новый;;Не оплачен;`);
  expect(csv).toContain(';100,50;');
  expect(csv).toContain(';10.03.2026;');
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain(";'@SUM(A1);");
});

it('it holds each order once, the newest first, also of more than are read at once', async () => {
  await place();
  await sql`
    insert into orders (
      merchant_id, order_id, number, secret, idempotency_key, body_hash, status, payment_method, sum, delivery_info,
      consents, search_text, created_at, updated_at
    )
    select merchant_id, gen_random_uuid(), number + nth, secret || nth, gen_random_uuid(), body_hash, status,
      payment_method, sum, delivery_info, consents, search_text, created_at, updated_at
    from orders, generate_series(1, 1000) as nth where merchant_id = ${shop.merchantId}
  `.execute(server.context.db);
  const { csv, count, more } = await server.ok(api.exportOrders, {}, shop.owner);
  const numbers = csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.split(';')[0]));
  expect([count, more]).toEqual([1001, false]);
  expect(numbers).toEqual(Array.from({ length: 1001 }, (_, index) => 2001 - index));
});

it('it holds the newest, says that there are more, and of one shop alone', async () => {
  await place();
  const last = await place();
  const { folder, dispose } = await temporaryFolder();
  const file = join(folder, 'answer.json');
  await exportOrders(server.context, { merchantId: shop.merchantId, file, format: 'csv', most: 1 });
  const answer = JSON.parse(await readFile(file, 'utf8'));
  await dispose();
  expect([answer.count, answer.more]).toEqual([1, true]);
  expect(answer.csv.split('\r\n')[1]).toMatch(new RegExp(`^${last.order_number};`));
});
