import { parseJson, parseObject } from 'shared-contracts';
import type { LoadPage } from 'shared-runtime/page';
import { OrderDelivery, type TypedDelivery } from '../features/order/components/order-delivery.tsx';
import { missingHead, privateHead } from '../head/index.ts';
import { setServerParts } from '../hydration/server-part.tsx';
import { pageTitle, shopTitle } from '../layout/page-title.ts';
import { CancelPart } from '../no-script/cancel-part.tsx';
import { orderTexts } from '../order-texts.ts';
import { orderQueries } from '../screens/order-page.queries.ts';
import { askAll } from './ask.ts';
import { loadShop } from './load-shop.ts';

/** The order as everyone with its address sees it. It outlives its shop. Under another shop's address the browser goes to the order's own. */
export const loadOrder: LoadPage = async (page) => {
  const { publicToken = '' } = page.params;
  const [{ found, closed }, { order }] = await Promise.all([loadShop(page), askAll(page, orderQueries(publicToken))]);
  const { data, failure } = order;
  const isMissing = failure?.code === 'not_found' || failure?.code === 'validation_failed';
  if (failure && !isMissing) throw new Error(`a service answered ${failure.code}`);
  if (closed && closed.status !== 503) throw new Error('an order of a shop that is not there');
  if (data && data.shopName !== page.params.merchantName) throw new Error('the order of another shop');
  if (data) {
    const { left } = page.form ?? {};
    const typed = left === undefined ? undefined : (parseObject(parseJson(left)) as TypedDelivery);
    const openingHours = found?.shop.openingHours ?? [];
    const delivery = { info: data.order.deliveryInfo, zone: data.timeZone, openingHours };
    setServerParts(page.reads, {
      ...(data.canCancel ? { cancelOrder: <CancelPart page={data} token={publicToken} /> } : {}),
      ...(typed ? { typedDelivery: <OrderDelivery {...delivery} typed={typed} /> } : {}),
    });
  }
  const title = data ? orderTexts.title(data.order.number) : orderTexts.missing.title;
  const shop = data ? shopTitle({ title: data.shopTitle, name: data.shopName }) : '';
  const head = found ? privateHead({ ...found, title }) : missingHead(pageTitle(title, shop));
  return { status: data ? 200 : 404, head, personal: true };
};
