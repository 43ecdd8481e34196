import * as api from 'shared-contracts';
import { withFreshShop } from '../testing/fresh-shop.ts';
import { addPromo } from '../testing/promo.ts';
import { newProduct } from '../testing/shops.ts';

const { server, shop } = withFreshShop();

async function told(prefix: string): Promise<string[][]> {
  const { list } = await server.ok(api.readShopLog, { page: 1, per_page: 50 }, shop.owner);
  return list
    .filter(({ kind }) => kind.startsWith(prefix))
    .map(({ kind, was, became }) => [kind, was, became])
    .reverse();
}

it('says of which category a line is, by the name that it had then', async () => {
  const { categoryId } = await server.ok(api.addCategory, { title: 'Букеты' }, shop.owner);
  await server.ok(api.updateCategory, { categoryId, title: 'Цветы' }, shop.owner);
  await server.ok(api.updateCategory, { categoryId, description: 'Живые' }, shop.owner);
  await server.ok(api.setCategoryProducts, { categoryId, add: [], remove: [] }, shop.owner);
  await server.ok(api.deleteCategory, { categoryId }, shop.owner);
  expect(await told('category_')).toEqual([
    ['category_added', '', 'Букеты'],
    ['category_changed', 'Букеты', 'Цветы'],
    ['category_changed', '', 'Цветы'],
    ['category_products_changed', '', 'Цветы'],
    ['category_deleted', 'Цветы', ''],
  ]);
});

it('says which promo code and which webhook were removed, though they are there no more', async () => {
  const { webhook } = await server.ok(api.addWebhook, { url: 'https://crm.example.ru/hook?key=secret' }, shop.owner);
  await server.ok(api.removeWebhook, { webhook_id: webhook.webhook_id }, shop.owner);
  expect(await told('webhook_')).toEqual([
    ['webhook_added', '', 'crm.example.ru'],
    ['webhook_removed', 'crm.example.ru', ''],
  ]);
  const code = await addPromo(server, shop);
  await server.ok(api.removePromoCode, { code_id: code.code_id }, shop.owner);
  expect(await told('promo_code_')).toEqual([
    ['promo_code_added', '', 'ВЕСНА'],
    ['promo_code_removed', 'ВЕСНА', ''],
  ]);
});

it('says of which product a line is, also of one that was deleted', async () => {
  const [kept, deleted] = [
    await newProduct(server, shop, { title: 'Розы' }),
    await newProduct(server, shop, { title: 'Пионы' }),
  ];
  await server.ok(api.deleteProduct, { product_id: deleted }, shop.owner);
  await server.ok(api.updateProduct, { product_id: kept, title: 'Ирисы' }, shop.owner);
  const { list } = await server.ok(api.readShopLog, { page: 1, per_page: 50 }, shop.owner);
  const products = list.filter(({ kind }) => kind.startsWith('product_'));
  expect(products.map(({ kind, product_title }) => [kind, product_title])).toEqual([
    ['product_changed', 'Ирисы'],
    ['product_deleted', 'Пионы'],
    ['product_added', 'Пионы'],
    ['product_added', 'Ирисы'],
  ]);
});
