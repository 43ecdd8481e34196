import { randomUUID } from 'node:crypto';
import {
  checkout,
  generateBotToken,
  placeByHand,
  readBotDevices,
  readMerchantOrder,
  readOrderHistory,
  recordRefund,
  reportPayment,
  setOrderStatus,
  setPaymentState,
  unlinkBotDevice,
} from 'shared-contracts';
import { withBot } from '../../testing/bot-chat.ts';
import { byHandOf } from '../../testing/by-hand.ts';
import { checkoutOf, newMerchant, newProduct } from '../../testing/shops.ts';
import { decodePress, encodePress, shortStepId } from './presses.ts';

const { server, shop, telegram, clock, settle, bring, personOf, staffOf, linkEarlier } = withBot();

async function place() {
  const placed = await server.ok(checkout, checkoutOf(await newProduct(server, shop)), shop.shopper);
  await settle();
  return placed;
}
const read = async (order_id: string) => (await server.ok(readMerchantOrder, { order_id }, shop.owner)).order;
const answer = async () => (await telegram.calls('answerCallbackQuery')).at(-1)?.body.text;

it('accepts an order as the office does, and shows it in every chat', async () => {
  const [anna, boris] = [await staffOf(shop), await staffOf(shop, 'Борис')];
  const { order_id } = await place();
  await anna.presses('Принять');
  expect((await read(order_id)).status).toBe('accepted');
  expect(await answer()).toBe('Теперь заказ: Принят');
  for (const person of [anna, boris]) {
    expect(await person.lastText()).toContain('Состояние: Принят');
    expect(await telegram.editsOf(await person.last())).toBe(1);
  }
  const { history } = await server.ok(readOrderHistory, { order_id }, shop.owner);
  expect(history).toContainEqual(
    expect.objectContaining({ actor: 'merchant', kind: 'status', from: 'created', to: 'accepted' }),
  );
});

it('asks once more before it cancels', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  await anna.presses('Отклонить');
  expect((await read(order_id)).status).toBe('created');
  expect(await anna.lastText()).toContain(
    'Покупатель увидит, что заказ отменён. Передумать можно 10 минут. Отклонить?',
  );
  expect(await anna.buttons()).toEqual(['Да, отклонить', 'Нет, назад']);
  await anna.presses('Нет, назад');
  expect(await anna.buttons()).toContain('Принять');
  await anna.presses('Отклонить');
  await anna.presses('Да, отклонить');
  expect((await read(order_id)).status).toBe('canceled');
  expect(await anna.lastText()).toContain('Состояние: Отменён');
  expect(await anna.buttons()).toEqual(['Отменить действие', 'Открыть в кабинете']);
});

it('goes all the way of an order, and marks the money', async () => {
  const anna = await staffOf(shop);
  const { order_id, order_token } = await place();
  await server.ok(reportPayment, { order_token }, {});
  await settle();
  await anna.presses('Деньги пришли');
  expect(await answer()).toBe('Оплата отмечена');
  for (const button of ['Принять', 'Собираю', 'Передать в доставку', 'Выполнен']) {
    await anna.presses(button, -2);
  }
  expect(await read(order_id)).toMatchObject({ status: 'completed', payment_state: 'succeeded' });
  expect(await anna.messages()).toHaveLength(3);
  for (const text of (await anna.texts()).slice(-2)) expect(text).toContain('Оплата: переводом; получена');
});

it('«Деньги пришли» and a step stand in rows of their own, and are taken back from the message', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  await anna.presses('Деньги пришли');
  expect((await anna.rows()).slice(0, 2)).toEqual([['Принять', 'Отклонить'], ['Отменить действие']]);
  await anna.presses('Отменить действие');
  expect([await answer(), (await read(order_id)).payment_state]).toEqual(['Отметка об оплате снята', 'pending']);
  expect(await anna.lastText()).toContain('Оплата: переводом; ещё не оплачен');
  expect((await anna.rows()).slice(0, 2)).toEqual([['Принять', 'Отклонить'], ['Деньги пришли']]);
  await anna.presses('Отклонить');
  await anna.presses('Да, отклонить');
  await anna.presses('Отменить действие');
  expect([await answer(), (await read(order_id)).status]).toEqual(['Отменено. Теперь заказ: Новый', 'created']);
});

it('a mark of money given back is taken back as what it was', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await server.ok(recordRefund, { order_id, amount: 40, idempotency_key: randomUUID() }, shop.owner);
  await settle();
  await anna.presses('Отменить действие');
  expect([await answer(), (await read(order_id)).hand_refunded]).toEqual(['Отметка о возврате снята', undefined]);
  await server.ok(setPaymentState, { order_id, state: 'refunded' }, shop.owner);
  await settle();
  await anna.presses('Отменить действие');
  expect([await answer(), (await read(order_id)).payment_state]).toEqual(['Отметка о возврате снята', 'succeeded']);
});

it('an order that is not paid goes on its way at once, and comes back by a press', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  for (const button of ['Принять', 'Собираю', 'Передать в доставку']) await anna.presses(button);
  expect([await answer(), (await read(order_id)).status]).toEqual(['Теперь заказ: В пути', 'delivering']);
  await anna.presses('Отменить действие');
  expect([await answer(), (await read(order_id)).status]).toEqual(['Отменено. Теперь заказ: Собирается', 'assembling']);
});

it('a button of an older message, which asked before a step, takes it', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  for (const status of ['accepted', 'assembling'] as const)
    await server.ok(setOrderStatus, { order_id, status }, shop.owner);
  const ask = encodePress({ what: 'ask', status: 'delivering', merchantId: shop.merchantId, orderId: order_id });
  await bring(anna.pressOf(await anna.last(), ask));
  expect((await read(order_id)).status).toBe('delivering');
});

it('what is taken back is the step that the button was shown for, within ten minutes', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  const over = 'Это действие уже не отменить: прошло 10 минут, или заказ с тех пор изменился.';
  await anna.presses('Принять');
  const undo = anna.dataOf(await anna.last(), 'Отменить действие');
  await server.ok(setOrderStatus, { order_id, status: 'assembling' }, shop.owner);
  await bring(anna.pressOf(await anna.last(), undo));
  expect([await answer(), (await read(order_id)).status]).toEqual([over, 'assembling']);
  clock.passed += 600_001;
  await anna.presses('Отменить действие');
  expect([await answer(), (await read(order_id)).status]).toEqual([over, 'assembling']);
  expect(await anna.buttons()).not.toContain('Отменить действие');
});

it('a press on what has changed meanwhile says so, and shows what is true', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  await server.ok(setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
  await anna.presses('Принять');
  expect(await answer()).toBe(
    'Не вышло: заказ уже «Отменён». Его изменили в кабинете, в другом чате, или это сделал покупатель.',
  );
  expect(await anna.lastText()).toContain('Состояние: Отменён');
});

it('pressed by two at the same time, it happens once, and the second is told', async () => {
  const [anna, boris] = [await staffOf(shop), await staffOf(shop, 'Борис')];
  const { order_id } = await place();
  await Promise.all([anna.presses('Принять'), boris.presses('Принять')]);
  const { history } = await server.ok(readOrderHistory, { order_id }, shop.owner);
  expect(history.filter(({ to }) => to === 'accepted')).toHaveLength(1);
});

it('money that is marked already is not marked again', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await anna.presses('Деньги пришли');
  expect(await answer()).toBe('Оплата уже отмечена');
  expect(await anna.buttons()).not.toContain('Деньги пришли');
});

it('a press by a stranger’s chat, or by one that was unlinked, changes nothing', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  const stranger = await staffOf(await newMerchant(server), 'Вера');
  const nobody = personOf('Глеб');
  const data = encodePress({ what: 'set', status: 'accepted', merchantId: shop.merchantId, orderId: order_id });
  for (const person of [stranger, nobody]) {
    await bring(person.pressOf(undefined, data));
    expect(await answer()).toBe(
      'Этот чат больше не привязан к магазину. Привяжите его снова в кабинете: «Настройки», «Бот».',
    );
  }
  const { devices } = await server.ok(readBotDevices, {}, shop.owner);
  const before = await anna.last();
  await server.ok(unlinkBotDevice, { device_id: devices[0]?.device_id ?? '' }, shop.owner);
  await anna.presses('Принять');
  expect(await anna.last()).toEqual(before);
  expect((await read(order_id)).status).toBe('created');
});

it('a chat that is linked to many shops works for each of them', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  await linkEarlier(anna.id);
  await anna.presses('Принять');
  expect([await answer(), (await read(order_id)).status]).toEqual(['Теперь заказ: Принят', 'accepted']);
});

it("a chat's own shop opens no other shop's order", async () => {
  const { order_id } = await place();
  const other = await newMerchant(server);
  const stranger = await staffOf(other, 'Вера');
  for (const what of ['open', 'paid', 'back'] as const) {
    const data = encodePress({ what, merchantId: other.merchantId, orderId: order_id });
    await bring(stranger.pressOf(undefined, data));
    expect(await answer()).toBe('Эта кнопка больше не работает.');
  }
  expect(await stranger.texts()).toHaveLength(1);
  expect((await read(order_id)).payment_state).toBe('pending');
});

it('a press that is too old to be answered still does what it says', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  const message = await anna.last();
  await bring(anna.pressOf(message, anna.dataOf(message, 'Принять'), 'old'));
  expect((await read(order_id)).status).toBe('accepted');
});

it('/orders lists what waits, opens an order, and /today says what was ordered', async () => {
  const anna = await staffOf(shop);
  await anna.says('/orders');
  expect(await anna.lastText()).toBe('Заказов, которые чего-то ждут, нет.');
  const [first, second] = [await place(), await place()];
  await anna.says('/orders');
  expect((await anna.lastText())?.split('\n').map((line) => line.slice(0, line.indexOf(' ·')))).toEqual([
    `«${shop.name}»: ждут вас 2 заказ`,
    `№ ${second.order_number}`,
    `№ ${first.order_number}`,
  ]);
  await server.ok(setOrderStatus, { order_id: first.order_id, status: 'canceled' }, shop.owner);
  await anna.says('/orders');
  expect(await anna.lastText()).toBe(
    `«${shop.name}»: ждёт вас 1 заказ\n№ ${second.order_number} · 100\u00a0₽ · Новый · не оплачен: Анна`,
  );
  await anna.presses(`№ ${second.order_number}`);
  expect(await anna.lastText()).toContain(`Заказ № ${second.order_number} · 100\u00a0₽`);
  await anna.presses('Принять');
  expect((await read(second.order_id)).status).toBe('accepted');
  await anna.says('/today');
  expect(await anna.lastText()).toBe(`«${shop.name}» сегодня: 1 заказ на 100\u00a0₽, оплачено 0\u00a0₽.`);
});

it('/orders counts what waits for the merchant, and says how the money of each order stands', async () => {
  const anna = await staffOf(shop);
  const [onTheWay, reported] = [await place(), await place()];
  for (const status of ['accepted', 'assembling', 'delivering'] as const)
    await server.ok(setOrderStatus, { order_id: onTheWay.order_id, status }, shop.owner);
  await server.ok(setPaymentState, { order_id: onTheWay.order_id, state: 'succeeded' }, shop.owner);
  await server.ok(reportPayment, { order_token: reported.order_token }, {});
  await settle();
  await anna.says('/orders');
  expect((await anna.lastText())?.split('\n')).toEqual([
    `«${shop.name}»: ждёт вас 1 заказ`,
    `№ ${reported.order_number} · 100\u00a0₽ · Новый · сообщили об оплате: Анна`,
    '',
    'В пути и к выдаче: 1 заказ',
    `№ ${onTheWay.order_number} · 100\u00a0₽ · В пути · оплачен: Анна`,
  ]);
  await server.ok(setOrderStatus, { order_id: reported.order_id, status: 'canceled' }, shop.owner);
  await settle();
  await anna.says('/orders');
  expect((await anna.lastText())?.split('\n')[0]).toBe(`«${shop.name}»: вас ничего не ждёт.`);
});

it('a chat of two shops is told of both, each under its own name', async () => {
  const anna = await staffOf(shop);
  const other = await newMerchant(server);
  const { token } = await server.ok(generateBotToken, {}, other.owner);
  await anna.says(`/start ${token}`);
  const mine = await place();
  const { order } = await server.ok(placeByHand, byHandOf(await newProduct(server, other)), other.owner);
  await settle();
  await anna.says('/orders');
  expect((await anna.lastText())?.split('\n').filter(Boolean)).toEqual([
    `«${shop.name}»: ждёт вас 1 заказ`,
    `№ ${mine.order_number} · 100\u00a0₽ · Новый · не оплачен: Анна`,
    `«${other.name}»: ждёт вас 1 заказ`,
    `№ ${order.order_number} · 450\u00a0₽ · Новый · оплата при получении: Анна`,
  ]);
  await anna.says('/today');
  expect((await anna.lastText())?.split('\n')).toEqual([
    `«${shop.name}» сегодня: 1 заказ на 100\u00a0₽, оплачено 0\u00a0₽.`,
    `«${other.name}» сегодня: 1 заказ на 450\u00a0₽, оплачено 0\u00a0₽.`,
  ]);
});

it('a press fits into 64 bytes and is read as it was written', () => {
  const key = { merchantId: '0198b0c0-0000-7000-8000-000000000001', orderId: 'ffffffff-ffff-7fff-bfff-ffffffffffff' };
  const press = { what: 'set', status: 'assembling', ...key } as const;
  expect(Buffer.byteLength(encodePress(press))).toBeLessThanOrEqual(64);
  expect(decodePress(encodePress(press))).toEqual(press);
  expect(decodePress(encodePress({ what: 'open', ...key }))).toEqual({ what: 'open', ...key });
  const undo = { what: 'undo', step: shortStepId(key.merchantId), ...key } as const;
  expect(Buffer.byteLength(encodePress(undo))).toBeLessThanOrEqual(64);
  expect(decodePress(encodePress(undo))).toEqual(undo);
  for (const wrong of ['', 'set:gone:x', 'open:short', `set:none:${'A'.repeat(43)}`, `drop:${'A'.repeat(43)}`]) {
    expect(decodePress(wrong)).toBeNull();
  }
});
