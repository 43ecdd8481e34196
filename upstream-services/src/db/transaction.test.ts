import { newMerchant, type TestMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';
import { changeShop, inTransaction, lockShop } from './transaction.ts';

const server = withTestServer();
let shop: TestMerchant;
let neighbour: TestMerchant;
beforeAll(async () => {
  [shop, neighbour] = [await newMerchant(server), await newMerchant(server)];
});

const revisionOf = async ({ merchantId }: TestMerchant) => {
  const state = server.context.db.selectFrom('shop_state').select('revision').where('merchant_id', '=', merchantId);
  return (await state.executeTakeFirstOrThrow()).revision;
};
const change = ({ merchantId }: TestMerchant) => changeShop(server.context, merchantId, async () => 'changed');

it('a change of a shop raises the revision of that shop alone', async () => {
  const before = [await revisionOf(shop), await revisionOf(neighbour)];
  await change(shop);
  expect([await revisionOf(shop), await revisionOf(neighbour)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

it('a change that fails raises none', async () => {
  const before = await revisionOf(shop);
  const failing = changeShop(server.context, shop.merchantId, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect(await revisionOf(shop)).toBe(before);
});

it('a change of a shop does not wait for one of another that is under way', async () => {
  const { context } = server;
  await inTransaction(context, async (trx) => {
    await lockShop(trx, shop.merchantId);
    expect(await change(neighbour)).toBe('changed');
  });
});

it('writes that wait for a shop leave connections to the others', async () => {
  const { context } = server;
  const waiting: Promise<string>[] = [];
  await inTransaction(context, async (trx) => {
    await lockShop(trx, shop.merchantId);
    for (let number = 0; number < 20; number += 1) waiting.push(change(shop));
    expect(await change(neighbour)).toBe('changed');
  });
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['changed']));
});
