import type { Platform } from '../start/platform.ts';
import { judgeOrders, whileOrdering } from './order-stream.ts';
import { judgePages, viewWhile } from './page-views.ts';
import { type Findings, mergeFindings } from './scenario.ts';
import { makeShop, type Shop } from './shop.ts';

export interface ShoppingContext {
  shop: Shop;
  untilOrderTaken(): Promise<number>;
}

export async function whileShopping(
  platform: Platform,
  happens: (meanwhile: ShoppingContext) => Promise<void>,
  { look = true } = {},
): Promise<Findings> {
  const shop = await makeShop(platform.origin);
  let pages: Findings = { figures: [], broken: [] };
  const taken = await whileOrdering(shop, async (untilOrderTaken) => {
    const disturb = () => happens({ shop, untilOrderTaken });
    if (look) pages = judgePages(await viewWhile(platform.origin, shop, disturb));
    else await disturb();
  });
  return mergeFindings(await judgeOrders(platform, shop, taken), pages);
}
