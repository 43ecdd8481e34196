import {
  basePath,
  isPartPaid,
  maxPushText,
  maxPushTitle,
  type OrderWire,
  type PushMessage,
  readOrder,
  totalOf,
  truncate,
} from 'shared-contracts';
import { readLine } from '../../audit/index.ts';
import { inlineText, moneyText } from '../../common/plain-text.ts';
import { Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { readShopTitle, readZone } from '../../merchants/index.ts';
import { countByStatus, readOrderWire } from '../../orders/index.ts';
import { isSilent, type Notice, signInText, orderNoticeTitles as titles } from '../notices/index.ts';
import { texts } from './texts.ts';

interface Told {
  merchant_id: string;
  event_id: string;
  order_id: string | null;
  kind: Notice | 'withdrawn' | 'test';
}

type OrderNotice = Exclude<Notice, 'signed_in'> | 'withdrawn';

const holds: Record<OrderNotice, (order: OrderWire) => boolean> = {
  placed: ({ status }) => status === 'created',
  confirmed: ({ status, unconfirmed }) => status !== 'canceled' && unconfirmed !== true,
  reported: ({ payment_state, payment_reported }) => payment_state === 'pending' && payment_reported !== null,
  withdrawn: ({ payment_state, payment_reported }) => payment_state === 'pending' && payment_reported === null,
  held: ({ payment_state }) => payment_state === 'waiting_for_capture',
  paid: ({ payment_state }) => payment_state === 'succeeded',
  canceled: ({ status }) => status === 'canceled',
};

export const noticeFor = (kind: Notice | 'withdrawn'): Notice => (kind === 'withdrawn' ? 'reported' : kind);

/** Groups all pushes of an order, as the notification's tag and as the push service's topic, which has 32 characters at most. */
export const topicOf = (orderId: string): string => orderId.replaceAll('-', '');

export const fitPayload = (message: PushMessage): PushMessage => ({
  ...message,
  title: truncate(message.title, maxPushTitle),
  body: truncate(message.body, maxPushText),
});

async function findOrder(context: AppContext, merchantId: string, orderId: string) {
  return readOrderWire(context, merchantId, orderId).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}

async function orderPush(context: AppContext, told: Told, kind: OrderNotice, shop: string) {
  const order = told.order_id === null ? undefined : await findOrder(context, told.merchant_id, told.order_id);
  if (!order || !holds[kind](order)) return undefined;
  const read = readOrder(order);
  const part = kind === 'paid' && isPartPaid(read);
  const total = moneyText(totalOf(read));
  const { created } = await countByStatus(context.db, told.merchant_id);
  const isPaidInVain = order.status === 'canceled' && order.payment_state === 'succeeded';
  const body = texts.order(part ? texts.part(moneyText(read.payment?.amount ?? 0), total) : total, shop);
  const isUnconfirmed = kind === 'canceled' && order.unconfirmed === true;
  const usual = titles[isUnconfirmed ? 'unconfirmed' : kind];
  const title = isPaidInVain && kind === 'paid' ? titles.paidInVain : part ? titles.partPaid : usual;
  return {
    title: title(order.order_number),
    body: isPaidInVain ? texts.giveBack(body) : body,
    tag: topicOf(order.order_id),
    url: `${basePath}/merchant/orders/${order.order_id}`,
    badge: created,
  };
}

async function signInPush({ db }: AppContext, { merchant_id, event_id }: Told, shop: string) {
  const line = await readLine(db, merchant_id, event_id);
  if (!line) return undefined;
  return {
    title: texts.signedIn.title,
    body: texts.signedIn.body(shop, signInText(line, await readZone(db, merchant_id))),
    tag: topicOf(event_id),
    url: `${basePath}/merchant/settings/account`,
  };
}

const testPush = (shop: string) => ({
  title: texts.test.title,
  body: texts.test.body(shop),
  tag: 'test',
  url: `${basePath}/merchant/settings/notifications`,
});

export async function composePush(context: AppContext, told: Told): Promise<PushMessage | undefined> {
  const { merchant_id, event_id, kind } = told;
  const shop = inlineText(await readShopTitle(context.db, merchant_id));
  if (kind === 'test') return fitPayload({ ...testPush(shop), event: event_id, silent: false });
  const said =
    kind === 'signed_in' ? await signInPush(context, told, shop) : await orderPush(context, told, kind, shop);
  return (
    said && fitPayload({ ...said, event: event_id, silent: await isSilent(context, merchant_id, noticeFor(kind)) })
  );
}
