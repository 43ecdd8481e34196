import type { LoadPage } from 'shared-runtime';
import { missingHead, privateHead } from '../head/index.ts';
import { pageTitle, shopTitle } from '../layout/page-title.ts';
import { orderTexts } from '../order-texts.ts';
import { orderQueries } from '../screens/order-page.queries.ts';
import { askAll } from './ask.ts';
import { loadShop } from './load-shop.ts';

/**
 * `/shop/:merchantName/order/:publicToken`: the order as everyone with its address sees it. It outlives its shop, and another shop's
 * address leads to its own.
 */
export const loadOrder: LoadPage = async (page) => {
  const { publicToken = '' } = page.params;
  const [{ found, closed }, { order }] = await Promise.all([loadShop(page), askAll(page, orderQueries(publicToken))]);
  const { data, failure } = order;
  const isMissing = failure?.code === 'not_found' || failure?.code === 'validation_failed';
  if (failure && !isMissing) throw new Error(`a service answered ${failure.code}`);
  if (closed && closed.status !== 503) throw new Error('an order of a shop that is not there');
  if (data && data.shopName !== page.params.merchantName) throw new Error('the order of another shop');
  const title = data ? orderTexts.title(data.order.number) : orderTexts.missing.title;
  const shop = data ? shopTitle({ title: data.shopTitle, name: data.shopName }) : '';
  const head = found ? privateHead({ ...found, title }) : missingHead(pageTitle(title, shop));
  return { status: data ? 200 : 404, head, personal: true };
};
