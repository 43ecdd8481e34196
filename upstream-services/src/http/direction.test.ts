import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';

const { server, shop } = withFreshShop();

it('no answer turns the direction of what stands beside it, whoever wrote the text', async () => {
  const turned = 'Роза\u202e №\u2066 5\u200f';
  await server.ok(api.updateMerchant, { additional_info: { title: turned, fio: turned } }, shop.owner);
  await server.ok(api.addProduct, { title: turned, price: 100, is_posted: true }, shop.owner);
  const conditions = { showAddress: true, deliveryMethod: [{ description: turned }], communication: [] };
  await server.ok(api.createDeliveryConditions, conditions, shop.owner);
  const answers = [
    await server.ok(api.readMerchant, {}, shop.owner),
    await server.ok(api.listProducts, {}, shop.owner),
    await server.ok(api.listPublicProducts, {}, shop.shopper),
    await server.ok(api.readShop, { slugs: ['title', 'fio'] }, shop.shopper),
    await server.ok(api.readDeliveryInfo, {}, shop.shopper),
  ].map((answer) => JSON.stringify(answer));
  for (const answer of answers) {
    expect(answer).toContain('Роза № 5');
    expect(answer).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  }
});

it.each([
  ['nested a hundred thousand times', `{"title":"\\u0000","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['nested in what is kept as it is', `{"additional_info":{"x":${'[['.repeat(5_000)}${']]'.repeat(5_000)}}}`],
  ['of half a million entries', `{"slugs":[${'1,'.repeat(450_000)}1]}`],
])('a body %s is refused before it is taken apart', async (_, body) => {
  const headers = { 'content-type': 'application/json', 'x-merchant-token': shop.token };
  const { status, problem } = await server.refused(api.updateMerchant.path, { method: 'POST', headers, body });
  expect([status, problem.code]).toEqual([400, 'malformed_body']);
});
