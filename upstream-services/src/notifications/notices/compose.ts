import { basePath, isPartPaid, type OrderWire, readOrder, totalOf } from 'shared-contracts';
import { readLine } from '../../audit/index.ts';
import { inlineText, moneyText } from '../../common/plain-text.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { readShopTitle, readZone } from '../../merchants/index.ts';
import { readOrderWire } from '../../orders/index.ts';
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
  order?: OrderWire;
}

const holds: Record<OrderNotice, (order: OrderWire) => boolean> = {
  placed: ({ status }) => status === 'created',
  confirmed: ({ status, unconfirmed }) => status !== 'canceled' && unconfirmed !== true,
  reported: ({ payment_state, payment_reported }) => payment_state === 'pending' && payment_reported !== null,
  withdrawn: ({ payment_state, payment_reported }) => payment_state === 'pending' && payment_reported === null,
  held: ({ payment_state }) => payment_state === 'waiting_for_capture',
  paid: ({ payment_state }) => payment_state === 'succeeded',
  canceled: ({ status }) => status === 'canceled',
};

async function findOrder(context: AppContext, merchantId: string, orderId: string) {
  return readOrderWire(context, merchantId, orderId).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}

function orderNotice(order: OrderWire, kind: OrderNotice, shop: string): NoticeText {
  const read = readOrder(order);
  const part = kind === 'paid' && isPartPaid(read);
  const total = moneyText(totalOf(read));
  const isPaidInVain = order.status === 'canceled' && order.payment_state === 'succeeded';
  const body = texts.order(part ? texts.part(moneyText(read.payment?.amount ?? 0), total) : total, shop);
  const isUnconfirmed = kind === 'canceled' && order.unconfirmed === true;
  const usual = titles[isUnconfirmed ? 'unconfirmed' : kind];
  const title = isPaidInVain && kind === 'paid' ? titles.paidInVain : part ? titles.partPaid : usual;
  return {
    title: title(order.order_number),
    body: isPaidInVain ? texts.giveBack(body) : body,
    url: `${basePath}/merchant/orders/${order.order_id}`,
    order,
  };
}

/** What a merchant is told of an event, as it is now; undefined where it holds no longer. */
export async function composeNotice(context: AppContext, subject: NoticeSubject): Promise<NoticeText | undefined> {
  const { db } = context;
  const { merchant_id, event_id, order_id, kind } = subject;
  const shop = inlineText(await readShopTitle(db, merchant_id));
  if (kind !== 'signed_in') {
    const order = order_id === null ? undefined : await findOrder(context, merchant_id, order_id);
    return order && holds[kind](order) ? orderNotice(order, kind, shop) : undefined;
  }
  const line = await readLine(db, merchant_id, event_id);
  if (!line) return undefined;
  return {
    title: texts.signedIn.title,
    body: texts.signedIn.body(shop, signInText(line, await readZone(db, merchant_id))),
    url: `${basePath}/merchant/settings/account`,
  };
}
