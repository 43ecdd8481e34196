import { listPublicProducts } from 'shared-contracts';
import { createReads } from 'shared-runtime/page';
import { fill, line } from '../../testing/checkout.ts';
import { merchantName, networkOfShop, peony, peonyId, roses, rosesId } from '../../testing/shop.ts';
import { importFormCart } from './import-form-cart.ts';
import { readCart } from './storage.ts';

beforeEach(() => localStorage.clear());

const linesOf = () => readCart(merchantName)?.map(({ title, quantity, price }) => [title, quantity, price]);

function bringCart(at: string, ...lines: object[]) {
  const network = networkOfShop({ products: [peony, roses] });
  const { fetch: ask } = globalThis;
  globalThis.fetch = async (address, init) =>
    String(address).includes('/forms/') ? Response.json({ at, lines }) : ask(address, init);
  return Object.assign(network, { bring: () => importFormCart(merchantName, createReads()) });
}
const formLine = (productId: string, quantity: number, price: number) => ({ productId, sizeId: null, quantity, price });

it('a cart of forms is added to the one that is there, by its names and the prices that were seen, and only once', async () => {
  fill(line(peonyId, { quantity: 2 }));
  const { bring, sent } = bringCart('t1', formLine(peonyId, 1, 4900), formLine(rosesId, 3, 6000));
  await bring();
  const all = [
    ['Пионы «Сара Бернар»', 3, 4900],
    ['Красные розы', 3, 6000],
  ];
  expect(linesOf()).toEqual(all);
  expect(sent(listPublicProducts)[0]).toMatchObject({ product_ids: [peonyId, rosesId] });
  // The same answer, given to another tab.
  await bring();
  expect(linesOf()).toEqual(all);
  await bringCart('t2', formLine(rosesId, 1, 6200)).bring();
  expect(linesOf()).toEqual([all[0], ['Красные розы', 4, 6200]]);
});
