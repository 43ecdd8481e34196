import * as api from 'shared-contracts';
import type { z } from 'zod';
import { withFreshShop } from './fresh-shop.ts';

export const hour = 3_600_000;
export const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

type Body = z.input<typeof api.addPriceRule.request>;
export const saleOf = (changes: Partial<Body> = {}): Body => ({
  kind: 'sale',
  percent: 20,
  category_ids: null,
  begins_at: at(-hour),
  ends_at: at(hour),
  ...changes,
});

export function withPriceRules() {
  const { server, shop } = withFreshShop();
  const add = async (changes: Partial<Body> = {}) =>
    (await server.ok(api.addPriceRule, saleOf(changes), shop.owner)).rule;
  const seen = ({ rule_id, version }: { rule_id: string; version: number }) => ({ rule_id, version });
  const newCategory = async (title: string) => (await server.ok(api.addCategory, { title }, shop.owner)).categoryId;

  const shown = async (productId: string) =>
    api.parseProduct((await server.ok(api.readPublicProduct, { product_id: productId }, shop.shopper)).product);
  const costOf = async (productId: string) => {
    const { price, sale } = await shown(productId);
    return [price, sale];
  };
  const listed = async (query: object = {}) =>
    api.parseProducts(await server.ok(api.listPublicProducts, query, shop.shopper)).products;
  const own = async (id: string) => {
    const { products } = await server.ok(api.productsByIds, { ids: [id] }, shop.owner);
    return api.parseProduct(products[0]);
  };
  const rules = async () => (await server.ok(api.listPriceRules, {}, shop.owner)).rules;
  return { server, shop, add, seen, newCategory, shown, costOf, listed, own, rules };
}
