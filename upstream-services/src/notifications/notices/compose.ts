import { basePath, isPartPaid, type OrderWire, parseOrder, type ShopZone, totalOf } from 'shared-contracts';
import { readLine } from '../../audit/index.ts';
import { inlineText, moneyText } from '../../common/plain-text.ts';
import type { AppContext } from '../../context.ts';
import { readShopRow, titleOfShop, zoneOfShop } from '../../merchants/index.ts';
import { readOrderAndShop } from '../../orders/index.ts';
import type { Notice } from './notice.ts';
import { signInText } from './signed-in.ts';
import { texts, orderNoticeTitles as titles } from './texts.ts';

type OrderNotice = Exclude<Notice, 'signed_in'> | 'withdrawn';

interface NoticeSubject {
  merchant_id: string;
  event_id: string;
  order_id: string | null;
  kind: Notice | 'withdrawn';
}

interface NoticeText {
  title: string;
  body: string;
  /** Path in the office. */
  url: string;
  /** Absent where the notice is of no order. */
  about?: { order: OrderWire; zone: ShopZone };
}

interface ShopText {
  title: string;
  zone: ShopZone;
}

const awaitsMoney = (order: OrderWire): boolean => order.payment_state === 'pending' || isPartPaid(parseOrder(order));

const holds: Record<OrderNotice, (order: OrderWire) => boolean> = {
  placed: ({ status }) => status === 'created',
  confirmed: ({ status, unconfirmed }) => status !== 'canceled' && unconfirmed !== true,
  reported: (order) => order.payment_reported !== null && awaitsMoney(order),
  withdrawn: (order) => order.payment_reported === null && awaitsMoney(order),
  held: ({ payment_state }) => payment_state === 'waiting_for_capture',
  paid: ({ payment_state }) => payment_state === 'succeeded',
  canceled: ({ status }) => status === 'canceled',
};

function orderNotice(order: OrderWire, kind: OrderNotice | 'unconfirmed', shop: ShopText): NoticeText {
  const read = parseOrder(order);
  const part = kind === 'paid' && isPartPaid(read);
  const total = moneyText(totalOf(read));
  const isPaidInVain = order.status === 'canceled' && order.payment_state === 'succeeded';
  const sum = part ? texts.part(moneyText(read.payment?.amount ?? 0), total) : total;
  const body = texts.order(sum, inlineText(shop.title));
  const title = isPaidInVain && kind === 'paid' ? titles.paidInVain : part ? titles.partPaid : titles[kind];
  return {
    title: title(order.order_number),
    body: isPaidInVain ? texts.giveBack(body) : body,
    url: `${basePath}/merchant/orders/${order.order_id}`,
    about: { order, zone: shop.zone },
  };
}

async function signInNotice({ db }: AppContext, merchantId: string, eventId: string): Promise<NoticeText | undefined> {
  const line = await readLine(db, merchantId, eventId);
  if (!line) return undefined;
  const shop = await readShopRow(db, merchantId);
  return {
    title: texts.signedIn.title,
    body: texts.signedIn.body(inlineText(titleOfShop(shop)), signInText(line, zoneOfShop(shop))),
    url: `${basePath}/merchant/settings/account`,
  };
}

/** What a merchant is told of an event, as it is now; undefined where it holds no longer. */
export async function composeNotice(context: AppContext, subject: NoticeSubject): Promise<NoticeText | undefined> {
  const { merchant_id, event_id, order_id, kind } = subject;
  if (kind === 'signed_in') return signInNotice(context, merchant_id, event_id);
  const found = order_id === null ? undefined : await readOrderAndShop(context, merchant_id, order_id);
  if (!found || !holds[kind](found.order)) return undefined;
  const isBySystem = kind === 'canceled' && (await readLine(context.db, merchant_id, event_id))?.actor === 'system';
  return orderNotice(found.order, isBySystem ? 'unconfirmed' : kind, found.shop);
}
