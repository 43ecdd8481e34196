import {
  authorize,
  cancelOrder,
  checkout,
  confirmOrder,
  createDeliveryConditions,
  editOrder,
  placeByHand,
  readBotDevices,
  readMerchantOrder,
  reportPayment,
  revertStep,
  setDeliveryPrice,
  setOrderStatus,
  setPaymentState,
  settleDifference,
  updateMerchant,
  withdrawReport,
} from 'shared-contracts';
import { paidOrders } from '../../orders/index.ts';
import { cancelUnconfirmed } from '../../orders/unconfirmed.ts';
import { withBot } from '../../testing/bot-chat.ts';
import { byHandOf, editOf } from '../../testing/by-hand.ts';
import { checkoutOf, newMerchant, newProduct } from '../../testing/shops.ts';
import { MessageBuilder } from './message-builder.ts';

const { server, shop, telegram, clock, settle, bring, staffOf } = withBot();
type Info = ReturnType<typeof checkoutOf>['delivery_info'];

async function place(info: Partial<Info> = {}, title = 'Розы') {
  const body = checkoutOf(await newProduct(server, shop, { title }));
  Object.assign(body.delivery_info, info);
  const placed = await server.ok(checkout, body, shop.shopper);
  await settle();
  return placed;
}
const quoted = (message: { text: string; entities: { offset: number; length: number }[] } | undefined) =>
  message?.entities.map(({ offset, length }) => message.text.slice(offset, offset + length));

it('a new order comes to every chat, with what one needs at a glance', async () => {
  await server.ok(updateMerchant, { additional_info: { title: 'Вербена' } }, shop.owner);
  const [anna, boris] = [await staffOf(shop), await staffOf(shop, 'Борис')];
  const { order_number } = await place({ comment: 'Позвоните за час', prefered_contact_method: 'whatsapp' });
  expect(await boris.texts()).toHaveLength(2);
  const message = await anna.last();
  expect(message?.text).toBe(
    [
      `Новый заказ № ${order_number} · 100\u00a0₽`,
      'Вербена',
      'Состояние: Новый',
      'Оплата: переводом; ещё не оплачен',
      '',
      '• Розы × 1 — 100\u00a0₽',
      'Доставка — рассчитаете вы',
      'Итого без доставки: 100\u00a0₽',
      '',
      'Адрес: Коломна, ул. Лажечникова, 9',
      'Покупатель: Анна',
      '+79991234567',
      'Комментарий: Позвоните за час',
    ].join('\n'),
  );
  expect(message?.buttons.flat().map(({ text, url }) => url ?? text)).toEqual([
    'Принять',
    'Отклонить',
    'Деньги пришли',
    'https://wa.me/79991234567',
    'https://t.me/+79991234567',
    'Открыть в кабинете',
  ]);
});

it('a buyer’s word for an order that the merchant has made comes to the chats, the order itself does not', async () => {
  const anna = await staffOf(shop);
  const { order } = await server.ok(placeByHand, byHandOf(await newProduct(server, shop)), shop.owner);
  await settle();
  const before = (await anna.texts()).length;
  const order_token = order.uri.split('/').at(-1) ?? '';
  await server.ok(confirmOrder, { order_token, consents: { offer: '1', personal_data: '1' } });
  await settle();
  expect(await anna.texts()).toHaveLength(before + 1);
  expect(await anna.lastText()).toMatch(new RegExp(`^Покупатель подтвердил заказ № ${order.order_number} · 450\\s₽`));
});

it('an order says what its delivery costs, not what the shop asks for it', async () => {
  const deliveryMethod = [
    { description: 'Курьером — 300 ₽, бесплатно от 3000 ₽, с 10 до 21' },
    { description: 'Самовывоз' },
    { description: 'На самолёте' },
  ];
  await server.ok(createDeliveryConditions, { showAddress: true, deliveryMethod, communication: [] }, shop.owner);
  const anna = await staffOf(shop);
  await place({ delivery_method: 'Курьером — 300 ₽, бесплатно от 3000 ₽, с 10 до 21' });
  expect(await anna.lastText()).toContain(
    '• Розы × 1 — 100\u00a0₽\nДоставка — 300\u00a0₽\n\nСпособ: Курьером, с 10 до 21\n',
  );
  await place({ delivery_method: 'Самовывоз', delivery_address: '' });
  expect(await anna.lastText()).toContain('• Розы × 1 — 100\u00a0₽\nДоставка — бесплатно\n\nСпособ: Самовывоз\n');
  const other = await place({ delivery_method: 'На самолёте' });
  await server.ok(setDeliveryPrice, { order_id: other.order_id, price: 700 }, shop.owner);
  await settle();
  expect(await anna.lastText()).toContain(`№ ${other.order_number} · 800\u00a0₽`);
  expect(await anna.lastText()).toContain('• Розы × 1 — 100\u00a0₽\nДоставка — 700\u00a0₽\n\nСпособ: На самолёте\n');
});

it('an order that is a gift and is collected says for whom it is, and is made ready instead of sent', async () => {
  const deliveryMethod = [{ kind: 'pickup' as const, id: 'own', name: 'Самовывоз', price: 0, points: [] }];
  await server.ok(createDeliveryConditions, { showAddress: false, deliveryMethod, communication: [] }, shop.owner);
  const anna = await staffOf(shop);
  const { order_id } = await place({
    delivery_method_id: 'own',
    delivery_address: '',
    delivery_for_another: true,
    recipient: { name: 'Ольга', phone: '+79161112233' },
    do_not_call: true,
    anonymous: true,
    card_text: 'С днём рождения',
  });
  expect(await anna.lastText()).toContain(
    'Получатель: Ольга, +79161112233\nПодарок: получателю не звонить, не говорить, от кого\nТекст открытки: С днём рождения',
  );
  for (const status of ['accepted', 'assembling'] as const)
    await server.ok(setOrderStatus, { order_id, status }, shop.owner);
  await settle();
  await anna.presses('Готов к выдаче');
  expect(await anna.notice()).toBe('Теперь заказ: Готов к выдаче');
  expect(await anna.lastText()).toContain('Состояние: Готов к выдаче\n');
});

it('what others wrote stays text: no markup, no links, no commands, nothing that turns the writing', async () => {
  const anna = await staffOf(shop);
  const address = 'Мира, 5\u202e /stop <b>*_`[x](https://evil.example)';
  await place(
    { name: '@admin {{name}}\n\nОплата: получена', comment: '/stop https://evil.example', delivery_address: address },
    '*Розы* <i>\u2066',
  );
  const message = (await telegram.calls('sendMessage')).at(-1)?.body;
  expect(await anna.lastText()).toBe(message?.text);
  expect(message?.text).toContain('• *Розы* <i> × 1');
  expect(quoted(message)).toEqual([
    'Мира, 5 /stop <b>*_`[x](https://evil.example)',
    '@admin {{name}} Оплата: получена',
    '/stop https://evil.example',
  ]);
  expect(message?.entities.every(({ type }) => type === 'code')).toBe(true);
  expect(message?.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect((await telegram.calls()).every(({ body }) => body.parse_mode === undefined)).toBe(true);
});

it('a buyer’s words stay text where a long message is cut inside of them', () => {
  const writing = new MessageBuilder().line('Ж'.repeat(3_970)).quote('Комментарий', 'evil.example /stop', 500);
  const { text, verbatim } = writing.with();
  expect(text.split('\n').at(-1)).toBe('Комментарий: evil.example /st');
  expect(verbatim.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual(['evil.example /st']);
  expect(verbatim.every(({ offset, length }) => offset + length <= text.length)).toBe(true);
});

it('the longest texts fit into a message', async () => {
  const anna = await staffOf(shop);
  const long = (most: number) => 'Ж😀'.repeat(Math.floor(most / 3));
  await place({ name: long(100), comment: long(900), card_text: long(300), delivery_address: long(400) }, long(120));
  expect(await anna.messages()).toHaveLength(2);
  expect(await anna.lastText()).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});

it('"Я оплатил", a cancellation by the buyer and a sign-in come once each; what the merchant does is not told', async () => {
  const anna = await staffOf(shop);
  const { order_id, order_token, order_number } = await place();
  await server.ok(reportPayment, { order_token }, {});
  await settle();
  expect(await anna.lastText()).toContain(`Сообщили об оплате заказа № ${order_number}`);
  expect(await anna.lastText()).toContain('покупатель сообщил об оплате 100\u00a0₽, проверьте поступление');
  expect(await anna.buttons()).toContain('Деньги пришли');
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  await server.ok(cancelOrder, { order_token }, {});
  await settle();
  const { email, password } = shop;
  await server.ok(authorize, { email, password }, { address: '203.0.113.9' });
  await settle();
  await settle();
  expect((await anna.texts()).map((text) => text.replace(/№ \d+[\s\S]*/, '№ N'))).toEqual([
    expect.stringContaining('Готово'),
    'Новый заказ № N',
    'Сообщили об оплате заказа № N',
    'Покупатель отменил заказ № N',
    expect.stringMatching(
      /^Новый вход в кабинет «.+»: по паролю, \d+ \S+ \d+ г\. в \d+:\d\d \(Москва\), адрес 203\.0\.113\.9\.\n\nЕсли это не вы/,
    ),
  ]);
});

async function payByProvider(order_id: string) {
  const { db } = server.context;
  const from = { requestId: '', address: '' };
  const come = { state: 'succeeded', refunded: 0, paid: 10_000 } as const;
  await db
    .transaction()
    .execute((trx) =>
      paidOrders.settle(server.context, trx, { merchantId: shop.merchantId, orderId: order_id }, come, {
        actor: 'system',
        from,
      }),
    );
  await settle();
}

it('money that comes for an order which its buyer canceled is to be given back, and the message says so', async () => {
  const anna = await staffOf(shop);
  const { order_id, order_token, order_number } = await place();
  await server.ok(reportPayment, { order_token }, {});
  await server.ok(cancelOrder, { order_token }, {});
  await settle();
  expect(await anna.lastText()).toContain('Если деньги всё-таки пришли, отметьте это и верните их покупателю.');
  await anna.presses('Деньги пришли');
  expect(await anna.notice()).toBe('Оплата отмечена. Заказ отменён: верните деньги.');
  const giveBack = 'Заказ отменён, а деньги пришли: верните деньги покупателю.';
  expect(await anna.lastText()).toContain(giveBack);
  await server.ok(setPaymentState, { order_id, state: 'refunded' }, shop.owner);
  await settle();
  expect(await anna.lastText()).not.toContain('верните');
  const other = await place();
  await server.ok(cancelOrder, { order_token: other.order_token }, {});
  await payByProvider(other.order_id);
  expect(await anna.lastText()).toContain(`Деньги пришли за отменённый заказ № ${other.order_number}`);
  expect(await anna.lastText()).toContain(giveBack);
  expect((await anna.texts()).some((text) => text.includes(`Оплачен заказ № ${order_number}`))).toBe(false);
});

it('a message is edited to what is true after a change elsewhere, and only then', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await settle();
  expect(await anna.messages()).toHaveLength(2);
  expect(await anna.lastText()).toContain('Состояние: Принят');
  expect(await telegram.editsOf(await anna.last())).toBe(1);
  expect(await anna.buttons()).toEqual([
    'Собираю',
    'Деньги пришли',
    'Отменить действие',
    'Написать в Telegram',
    'Написать в WhatsApp',
    'Открыть в кабинете',
  ]);
  await server.ok(setOrderStatus, { order_id, status: 'canceled' }, shop.owner);
  await settle();
  await settle();
  expect(await anna.lastText()).toContain('Состояние: Отменён');
  expect(await telegram.editsOf(await anna.last())).toBe(2);
  expect(await anna.buttons()).toEqual(['Отменить действие', 'Открыть в кабинете']);
});

it('an order that changed before its message went out is told as it is', async () => {
  const anna = await staffOf(shop);
  const body = checkoutOf(await newProduct(server, shop));
  const { order_id } = await server.ok(checkout, body, shop.shopper);
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await settle();
  expect(await anna.last()).toMatchObject({ text: expect.stringContaining('Состояние: Принят'), edited: false });
});

it('other merchants hear nothing of it', async () => {
  const stranger = await staffOf(await newMerchant(server));
  await place();
  expect(await stranger.texts()).toHaveLength(1);
});

it('who has blocked the bot is noted, shown, and not written to again until the bot is let in', async () => {
  const anna = await staffOf(shop);
  await anna.blocks('yes');
  await place();
  const { devices } = await server.ok(readBotDevices, {}, shop.owner);
  expect(devices.map(({ blocked }) => blocked)).toEqual([true]);
  const asked = () => telegram.calls('sendMessage');
  const before = (await asked()).length;
  await place();
  expect(await asked()).toHaveLength(before);
  await anna.blocks('no');
  await bring();
  await place();
  expect(await anna.texts()).toHaveLength(2);
  await anna.blocks('yes');
  await bring();
  expect((await server.ok(readBotDevices, {}, shop.owner)).devices[0]?.blocked).toBe(true);
});

it('a messenger that asks to wait is obeyed, and nothing is lost or told twice', async () => {
  const anna = await staffOf(shop);
  await telegram.fault('too-many', 'sendMessage', { retryAfter: 7 });
  const body = checkoutOf(await newProduct(server, shop));
  await server.ok(checkout, body, shop.shopper);
  clock.passed += 2_000;
  const before = (await telegram.calls('sendMessage')).length;
  // Waiting is no failure: the tries that a message has are not used up by it.
  expect(await server.runJobs()).toMatchObject({ failed: 0 });
  expect(await telegram.calls('sendMessage')).toHaveLength(before + 1);
  // Until the seven seconds are over nobody asks again.
  await server.runJobs();
  expect(await telegram.calls('sendMessage')).toHaveLength(before + 1);
  await settle();
  expect(await anna.texts()).toHaveLength(2);
});

it('one chat gets a message a second; what has to wait is told one after another', async () => {
  const anna = await staffOf(shop);
  const product = await newProduct(server, shop);
  for (let count = 0; count < 3; count++) await server.ok(checkout, checkoutOf(product), shop.shopper);
  await server.runJobs();
  expect((await anna.texts()).length).toBeLessThanOrEqual(2);
  await settle();
  expect(await anna.texts()).toHaveLength(4);
});

it('a messenger that fails is tried again; where it had taken the message all the same, nobody can know', async () => {
  const anna = await staffOf(shop);
  await telegram.fault('error', 'sendMessage', { status: 502 });
  await place();
  expect(await anna.texts()).toHaveLength(2);
  await telegram.fault('error-after', 'sendMessage');
  await place();
  expect(await anna.texts()).toHaveLength(4);
});

it('the same job run again sends nothing', async () => {
  const anna = await staffOf(shop);
  await place();
  const { event_id, chat_key, order_id } = await server.context.db
    .selectFrom('bot_messages')
    .selectAll()
    .where('merchant_id', '=', shop.merchantId)
    .executeTakeFirstOrThrow();
  const { sendMessageJob } = await import('./message-jobs.ts');
  const data = { merchant_id: shop.merchantId, chat_key, event_id, order_id, kind: 'placed' as const };
  await server.context.db.transaction().execute((trx) => server.context.jobs.send(trx, sendMessageJob, data));
  await settle();
  expect(await anna.texts()).toHaveLength(2);
});

it('"Я оплатил" that is taken back before its word went out is not told', async () => {
  const anna = await staffOf(shop);
  const { order_token } = await place();
  const before = (await anna.texts()).length;
  await server.ok(reportPayment, { order_token });
  await server.ok(withdrawReport, { order_token });
  await settle();
  expect(await anna.texts()).toHaveLength(before);
});

it('"Я оплатил" that is taken back and said again is one message, which says what is true now', async () => {
  const anna = await staffOf(shop);
  const { order_token, order_number } = await place();
  const before = (await anna.texts()).length;
  const reported = `Сообщили об оплате заказа № ${order_number}`;
  const steps: [typeof reportPayment | typeof withdrawReport, string][] = [
    [reportPayment, reported],
    [withdrawReport, `Покупатель взял назад «Я оплатил»: заказ № ${order_number}`],
    [reportPayment, reported],
    [withdrawReport, `Покупатель взял назад «Я оплатил»: заказ № ${order_number}`],
  ];
  for (const [step, title] of steps) {
    await server.ok(step, { order_token });
    await settle();
    expect((await anna.texts()).slice(before)).toEqual([expect.stringMatching(new RegExp(`^${title} `))]);
  }
  // Who says it again an hour later is heard: nobody looks for news in an old message.
  clock.passed += 3_600_000;
  await server.ok(reportPayment, { order_token });
  await settle();
  expect((await anna.texts()).slice(before)).toEqual([
    expect.stringContaining(reported),
    expect.stringContaining(reported),
  ]);
});

async function paidAndEdited() {
  const placed = await place();
  const { order_id } = placed;
  await server.ok(setPaymentState, { order_id, state: 'succeeded' }, shop.owner);
  const edit = async (quantity: number) => {
    const { order } = await server.ok(readMerchantOrder, { order_id }, shop.owner);
    await server.ok(editOrder, editOf(order, { lines: [{ kind: 'kept', line: 0, quantity }] }), shop.owner);
    await settle();
  };
  await edit(2);
  const report = async () => {
    await server.ok(reportPayment, { order_token: placed.order_token });
    await settle();
  };
  return { ...placed, edit, report, reported: new RegExp(`^Сообщили об оплате заказа № ${placed.order_number} `) };
}

it('"Я оплатил" for the rest of an edited order says what came, what is due, and what is to be checked', async () => {
  const anna = await staffOf(shop);
  const { order_number, report, reported } = await paidAndEdited();
  await report();
  expect(await anna.lastText()).toMatch(reported);
  expect(await anna.lastText()).toContain(
    'Оплата: переводом; получено 100\u00a0₽, осталось оплатить 100\u00a0₽; покупатель сообщил об оплате 100\u00a0₽, проверьте поступление\n',
  );
  await anna.says('/orders');
  expect(await anna.lastText()).toContain(`№ ${order_number} · 200\u00a0₽ · Новый · сообщили об оплате: Анна`);
});

it('"Я оплатил" that the merchant has settled, by an edit or as money that came, was not taken back', async () => {
  const anna = await staffOf(shop);
  const { order_id, order_token, edit, report, reported } = await paidAndEdited();
  // Said, taken back and said again is one message.
  await report();
  await server.ok(withdrawReport, { order_token });
  await settle();
  expect(await anna.lastText()).toMatch(/^Покупатель взял назад «Я оплатил»/);
  await report();
  await edit(3);
  expect(await anna.lastText()).toMatch(reported);
  expect(await anna.lastText()).toContain('осталось оплатить 200\u00a0₽\n');
  await report();
  await server.ok(settleDifference, { order_id, move: 'came', amount: 200 }, shop.owner);
  await settle();
  expect(await anna.lastText()).toMatch(reported);
});

it('an order by hand that nobody has confirmed says who canceled it: its buyer, or nobody', async () => {
  const anna = await staffOf(shop);
  const made = async () => {
    const { order } = await server.ok(placeByHand, byHandOf(await newProduct(server, shop)), shop.owner);
    await settle();
    return order;
  };
  const byBuyer = await made();
  await server.ok(cancelOrder, { order_token: byBuyer.uri.split('/').at(-1) ?? '' }, {});
  await settle();
  expect(await anna.lastText()).toMatch(new RegExp(`^Покупатель отменил заказ № ${byBuyer.order_number} `));
  const byNobody = await made();
  await server.context.db
    .updateTable('orders')
    .set({ payment_method: 'card' })
    .where('order_id', '=', byNobody.order_id)
    .execute();
  clock.passed += 4 * 86_400_000;
  await cancelUnconfirmed(server.context);
  await settle();
  expect(await anna.lastText()).toMatch(new RegExp(`^Заказ № ${byNobody.order_number} отменён: его не подтвердили `));
});

it('a step that is taken back in the office is taken back in the message, and told no more', async () => {
  const anna = await staffOf(shop);
  const { order_id } = await place();
  const before = (await anna.texts()).length;
  await server.ok(setOrderStatus, { order_id, status: 'accepted' }, shop.owner);
  await settle();
  expect(await anna.lastText()).toContain('Состояние: Принят');
  const { revertable } = (await server.ok(readMerchantOrder, { order_id }, shop.owner)).order;
  await server.ok(revertStep, { order_id, step: revertable?.step ?? '' }, shop.owner);
  await settle();
  expect(await anna.lastText()).toContain('Состояние: Новый');
  expect([(await anna.texts()).length, (await anna.buttons())?.[0]]).toEqual([before, 'Принять']);
});
