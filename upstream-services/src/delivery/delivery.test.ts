import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';

const { server, shop } = withFreshShop();

const conditions = {
  showAddress: true,
  deliveryMethod: [{ description: 'Курьером по Коломне' }, { description: 'Самовывоз' }],
  communication: [{ title: '@peony', type: 'telegram' as const }],
};

it('[7.34.1, 3.11.1] sets conditions for the first time', async () => {
  const answer = await server.ok(api.createDeliveryConditions, conditions, shop.owner);
  expect(answer).toEqual({
    ...conditions,
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    merchantId: shop.merchantId,
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
  const created = await server.ok(api.createDeliveryConditions, conditions, shop.owner);
  const changed = await server.ok(api.updateDeliveryConditions, { showAddress: false, communication: [] }, shop.owner);
  expect(changed).toEqual({ ...created, showAddress: false, communication: [], updatedAt: changed.updatedAt });
  expect(await server.ok(api.readDeliveryConditions, {}, shop.owner)).toEqual(changed);
});

it('[7.36.1, 6.3.1] the public reads them by the name of the shop', async () => {
  expect(await server.ok(api.readDeliveryInfo, {}, shop.shopper)).toBeNull();
  const created = await server.ok(api.createDeliveryConditions, conditions, shop.owner);
  expect(await server.ok(api.readDeliveryInfo, {}, shop.shopper)).toEqual(created);
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
