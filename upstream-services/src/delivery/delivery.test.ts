import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { newMerchant } from '../testing/shops.ts';

const { server, shop } = withFreshShop();

const conditions = {
  showAddress: true,
  deliveryMethod: [
    {
      id: 'way-1',
      kind: 'courier' as const,
      name: 'Курьером по Коломне',
      price: 300,
      freeFrom: 3000,
      when: 'с 10 до 21',
      onReceipt: ['card' as const],
    },
  ],
  communication: [{ title: '@peony', type: 'telegram' as const }],
};

it('[7.34.1, 3.11.1] sets conditions for the first time', async () => {
  const answer = await server.ok(api.createDeliveryConditions, conditions, shop.owner);
  const [method] = conditions.deliveryMethod;
  const description =
    'Курьером по Коломне — 300\u00a0₽, бесплатно от 3\u00a0000\u00a0₽, с 10 до 21, оплата при получении картой';
  expect(answer).toEqual({
    ...conditions,
    deliveryMethod: [{ ...method, description }],
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    merchantId: shop.merchantId,
    schedule: null,
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: answer.createdAt,
  });
  const again = await server.call(api.createDeliveryConditions, conditions, shop.owner);
  expect([again.status, again.problem.code]).toEqual([409, 'already_exists']);
});

it('[7.35.1] reads them, null until set, and changes what is given', async () => {
  expect(await server.ok(api.readDeliveryConditions, {}, shop.owner)).toBeNull();
  const early = await server.call(api.updateDeliveryConditions, { showAddress: false }, shop.owner);
  expect([early.status, early.problem.code]).toEqual([404, 'not_found']);
  // What was refused is no line of the shop's history.
  const { db } = server.context;
  const lines = await db.selectFrom('audit').select('kind').where('merchant_id', '=', shop.merchantId).execute();
  expect(lines.map(({ kind }) => kind)).not.toContain('delivery_changed');
  const schedule = { leadHours: 2, lastHour: '18:00', daysOff: ['sun' as const], datesOff: ['2026-12-31'], slots: [] };
  const created = await server.ok(api.createDeliveryConditions, { ...conditions, schedule }, shop.owner);
  expect(created.schedule).toMatchObject(schedule);
  const changed = await server.ok(api.updateDeliveryConditions, { showAddress: false, communication: [] }, shop.owner);
  expect(changed).toEqual({ ...created, showAddress: false, communication: [], updatedAt: changed.updatedAt });
  expect(await server.ok(api.readDeliveryConditions, {}, shop.owner)).toEqual(changed);
  const { list } = await server.ok(api.readShopLog, { page: 1, per_page: 50 }, shop.owner);
  expect(list.filter(({ kind }) => kind === 'delivery_changed').map(({ actor }) => actor)).toEqual([
    'merchant',
    'merchant',
  ]);
});

it('[7.36.1, 6.3.1] the public reads them by the name of the shop', async () => {
  expect(await server.ok(api.readDeliveryInfo, {}, shop.shopper)).toBeNull();
  const created = await server.ok(api.createDeliveryConditions, conditions, shop.owner);
  expect(await server.ok(api.readDeliveryInfo, {}, shop.shopper)).toEqual(created);
  const changed = await server.ok(api.updateDeliveryConditions, { showAddress: false }, shop.owner);
  expect(await server.ok(api.readDeliveryInfo, {}, shop.shopper)).toEqual(changed);
});

it('keeps each way to reach the shop as it is called, and names the one that is none', async () => {
  const write = (title: string) => {
    const communication = [...conditions.communication, { type: 'phone' as const, title }];
    return server.call(api.createDeliveryConditions, { ...conditions, communication }, shop.owner);
  };
  const { status, problem } = await write('позвоните');
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'communication[1].title']);
  expect((await write('8 (916) 111-22-33')).body.communication).toEqual([
    { type: 'telegram', title: '@peony' },
    { type: 'phone', title: '8 (916) 111-22-33' },
  ]);
});

it('what is collected, and says nowhere where, is collected at the shop, for shoppers alone', async () => {
  const address = 'Коломна, ул. Лажечникова, 9';
  const point = { id: 'mira', address: 'ул. Мира, 5', hours: '', note: '' };
  const way = { kind: 'pickup' as const, name: 'Самовывоз' };
  const deliveryMethod = [
    { ...way, id: 'plain' },
    { ...way, id: 'pointed', points: [point] },
    { ...way, id: 'told', when: 'ул. Лажечникова, д. 9, вход со двора' },
    { ...way, id: 'sent', kind: 'courier' as const },
  ];
  const places = (
    conditions: { deliveryMethod: { id: string; points?: { address: string }[] | undefined }[] } | null,
  ) => conditions?.deliveryMethod.map(({ id, points = [] }) => [id, ...points.map((one) => one.address)]);
  const asSaved = [['plain'], ['pointed', 'ул. Мира, 5'], ['told'], ['sent']];
  await server.ok(api.createDeliveryConditions, { ...conditions, deliveryMethod }, shop.owner);
  expect(places(await server.ok(api.readDeliveryInfo, {}, shop.shopper))).toEqual(asSaved);
  await server.ok(api.updateMerchant, { base_info: { location_address: address } }, shop.owner);
  const seen = await server.ok(api.readDeliveryInfo, {}, shop.shopper);
  expect(places(seen)).toEqual([['plain', address], ...asSaved.slice(1)]);
  expect(seen?.deliveryMethod[0]?.description).toBe(`Самовывоз — бесплатно, ${address}`);
  expect(places(await server.ok(api.readDeliveryConditions, {}, shop.owner))).toEqual(asSaved);
});

it.each([
  ['Москва, ул. Лесная, 7', 'Самовывоз, Москва', true],
  ['Москва, ул. Лесная, 7', 'Самовывоз, Москва, с 7 до 21', true],
  ['Москва, ул. Лесная, 7', 'Самовывоз, ул. Лесная', true],
  ['Москва, ул. Лесная, 7', 'Самовывоз: Ул. Лесная, д. 7', false],
  ['Москва, ул. Лесная, 7', 'Самовывоз, Москва, ул. Лесная 7', false],
  ['ул. Лесная, 7', 'Самовывоз с 7 до 21', true],
  ['ул. Лесная 7, офис 12', 'Самовывоз, офис 12', true],
  ['ул. Лесная 7, офис 12', 'Самовывоз, ул. Лесная 7, офис 12', false],
  ['ул. Лесная, 7', 'Самовывоз, ул. Лесная, 7', false],
  ['Посёлок Лесной', 'Самовывоз в посёлок Лесной', false],
  ['Посёлок Лесной', 'Самовывоз', true],
])('shop at «%s», way «%s»: the address is told besides: %s', async (address, name, besides) => {
  const deliveryMethod = [{ kind: 'pickup' as const, id: 'own', name }];
  await server.ok(api.updateMerchant, { base_info: { location_address: address } }, shop.owner);
  await server.ok(api.createDeliveryConditions, { ...conditions, deliveryMethod }, shop.owner);
  const [method] = (await server.ok(api.readDeliveryInfo, {}, shop.shopper))?.deliveryMethod ?? [];
  expect(method?.points?.map((point) => point.address) ?? []).toEqual(besides ? [address] : []);
});

describe('a method that is sent as a text alone', () => {
  const textsOf = (...texts: string[]) => texts.map((description) => ({ description }));

  it('is read into its fields, and keeps its id as long as it is sent as what it was answered as', async () => {
    const deliveryMethod = textsOf('Курьером — 300 ₽, в течение двух часов', 'Самовывоз');
    const created = await server.ok(api.createDeliveryConditions, { ...conditions, deliveryMethod }, shop.owner);
    const [courier, pickup] = created.deliveryMethod;
    expect(courier).toMatchObject({ kind: 'courier', name: 'Курьером', price: 300, when: 'в течение двух часов' });
    expect(pickup).toMatchObject({ kind: 'pickup', name: 'Самовывоз', price: 0 });
    const again = textsOf('Почтой', courier?.description ?? '');
    const changed = await server.ok(api.updateDeliveryConditions, { deliveryMethod: again }, shop.owner);
    expect(changed.deliveryMethod[1]).toEqual(courier);
    expect(changed.deliveryMethod[0]?.id).not.toBe(pickup?.id);
  });

  it('may be as long as a method with all its fields says, where it is one, and else 500 characters', async () => {
    const long = { id: 'a', name: 'я'.repeat(500), price: 999_999.99, freeFrom: 1_000_000, when: 'ю'.repeat(500) };
    const deliveryMethod = [{ ...long, onReceipt: ['cash' as const, 'card' as const] }];
    const created = await server.ok(api.createDeliveryConditions, { ...conditions, deliveryMethod }, shop.owner);
    const [{ description } = { description: '' }] = created.deliveryMethod;
    expect(description.length).toBeGreaterThan(1000);
    const again = await server.ok(api.updateDeliveryConditions, { deliveryMethod: textsOf(description) }, shop.owner);
    expect(again.deliveryMethod).toEqual(created.deliveryMethod);
    const unknown = textsOf('Самовывоз', 'я'.repeat(501));
    const { status, problem } = await server.call(
      api.updateDeliveryConditions,
      { deliveryMethod: unknown },
      shop.owner,
    );
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'deliveryMethod[1].description']);
  });

  it('is read where it was stored before methods had fields', async () => {
    await server.ok(api.createDeliveryConditions, conditions, shop.owner);
    const methods = JSON.stringify(textsOf('Курьером, 400р'));
    await server.context.db
      .updateTable('delivery_conditions')
      .set({ methods })
      .where('merchant_id', '=', shop.merchantId)
      .execute();
    const { deliveryMethod = [] } = (await server.ok(api.readDeliveryInfo, {}, shop.shopper)) ?? {};
    expect(deliveryMethod).toEqual([
      expect.objectContaining({ kind: 'courier', name: 'Курьером', price: 400, description: 'Курьером — 400\u00a0₽' }),
    ]);
  });
});

it('a method has an id of its own', async () => {
  const deliveryMethod = ['Курьером', 'Почтой'].map((name) => ({ id: 'a', name }));
  const { status, problem } = await server.call(
    api.createDeliveryConditions,
    { ...conditions, deliveryMethod },
    shop.owner,
  );
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'deliveryMethod']);
});

it('a shop is told nothing of how another one delivers', async () => {
  await server.ok(api.createDeliveryConditions, conditions, shop.owner);
  const other = await newMerchant(server);
  expect(await server.ok(api.readDeliveryConditions, {}, other.owner)).toBeNull();
  await server.ok(api.createDeliveryConditions, { ...conditions, deliveryMethod: [{ name: 'Почтой' }] }, other.owner);
  const mine = await server.ok(api.readDeliveryInfo, {}, shop.shopper);
  expect(mine?.deliveryMethod.map(({ name }) => name)).toEqual(['Курьером по Коломне']);
});

it('of two who set them at once, one does', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => server.call(api.createDeliveryConditions, conditions, shop.owner)),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
});

it.each([
  ['deliveryMethod[0].description', { deliveryMethod: [{ description: ' ' }] }],
  ['communication[0].type', { communication: [{ title: 'x', type: 'fax' }] }],
  ['showAddress', { showAddress: 'yes' }],
])('refuses %s, naming it', async (path, change) => {
  const { status, problem } = await server.call(api.createDeliveryConditions, { ...conditions, ...change }, shop.owner);
  expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
});
