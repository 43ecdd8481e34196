import {
  awaitsDeliveryPrice,
  discountTitle,
  formatDiscountAmount,
  formatReceiptPaymentMethods,
  isPartPaid,
  leftToPay,
  type OrderStatus,
  type OrderWire,
  orderStatusTransitions,
  parseOrder,
  reportedSumOf,
  roundToKopecks,
  type ShopZone,
  toContactLink,
  totalOf,
  truncate,
  withoutTariff,
} from 'shared-contracts';
import { dayText, inlineText, moneyText } from '../../common/plain-text.ts';
import type { BotMessageKind } from '../../db/schema/bot.ts';
import type { Button, Message } from '../messengers/index.ts';
import { MessageBuilder } from './message-builder.ts';
import { officeButtons } from './office.ts';
import { encodePress, type Press, shortStepId } from './presses.ts';
import { texts } from './texts.ts';

const { card, heads, buttons } = texts;

const maxGoods = 20;
const maxTitle = 80;

export type MessageHead = Exclude<BotMessageKind, 'signed_in'> | 'withdrawn' | 'unconfirmed';

export interface OrderMessageData {
  merchantId: string;
  shop: string;
  zone: ShopZone;
  order: OrderWire;
  office: string | null;
}

/**
 * Every step can be reverted (decision 4.3); canceling asks for confirmation all the same, as in the office: its goods may be sold to others by then.
 */
export const needsConfirmation = (status: OrderStatus): boolean => status === 'canceled';

const isOver = ({ status }: OrderWire): boolean => status === 'completed' || status === 'canceled';

const awaitsMoney = ({ payment_method, payment_state, payment_reported, status }: OrderWire): boolean =>
  payment_method !== 'card' && payment_state === 'pending' && (status !== 'canceled' || payment_reported !== null);

export const isPaidInVain = ({ status, payment_state }: OrderWire): boolean =>
  status === 'canceled' && payment_state === 'succeeded';

export const totalText = (order: OrderWire): string => moneyText(totalOf(parseOrder(order)));

export function dueOf(order: OrderWire): string {
  const read = parseOrder(order);
  return isPartPaid(read) ? moneyText(leftToPay(read)) : '';
}

function reportOf(order: OrderWire): string {
  if (order.payment_reported === null) return '';
  const sum = roundToKopecks(reportedSumOf(parseOrder(order)) - (order.hand_paid ?? 0));
  const reported = card.payments.reported(moneyText(sum));
  return order.payment_screenshot ? `${reported}; ${card.payments.withScreenshot}` : reported;
}

function moneyOf(order: OrderWire): string {
  const { payment_state, payment } = order;
  const { payments } = card;
  const due = dueOf(order);
  const report = payment_state === 'pending' || due !== '' ? reportOf(order) : '';
  if (payment_state === 'pending' && report !== '') return report;
  const back = payment_state === 'succeeded' ? (payment?.refunded_amount ?? order.hand_refunded ?? 0) : 0;
  const came =
    due &&
    payments[payment_state === 'succeeded' ? 'part' : 'partHeld'](moneyText(payment?.amount ?? order.hand_paid ?? 0));
  const parts = [came || payments[payment_state], back > 0 && payments.back(moneyText(back)), due && payments.due(due)];
  return [parts.filter(Boolean).join(', '), report].filter(Boolean).join('; ');
}

function paymentOf(order: OrderWire): string {
  const onReceipt = [card.onReceipt, formatReceiptPaymentMethods(order.delivery_info.on_receipt ?? [])]
    .filter(Boolean)
    .join(', ');
  const method = { card: card.byCard, p2p: card.byTransfer, on_delivery: onReceipt }[order.payment_method];
  return `${method}; ${moneyOf(order)}`;
}

function headOf({ order }: OrderMessageData, head: MessageHead): string {
  const { order_number: number } = order;
  if (head === 'paid' && dueOf(order) !== '') return heads.partPaid(number);
  return heads[head === 'paid' && isPaidInVain(order) ? 'paidInVain' : head](number);
}

function moneyBackOf(order: OrderWire): string {
  if (isPaidInVain(order)) return card.giveBack;
  return order.status === 'canceled' && awaitsMoney(order) ? card.giveBackIfCame : '';
}

function costOf(order: OrderWire): string {
  const { delivery_price: price } = order.delivery_info;
  if (price !== undefined) return price === 0 ? card.free : moneyText(price);
  return awaitsDeliveryPrice(parseOrder(order)) ? card.toReckon : '';
}

const giftOf = ({ recipient, do_not_call, anonymous }: OrderWire['delivery_info']): string =>
  recipient ? [do_not_call && card.doNotCall, anonymous && card.anonymous].filter(Boolean).join(', ') : '';

function factsOf({ shop, zone, order }: OrderMessageData, head: string): MessageBuilder {
  const { cart, delivery_info: info } = order;
  const writing = new MessageBuilder()
    .line(`${head} · ${totalText(order)}`)
    .line(inlineText(shop))
    .line(`${card.status}: ${texts.status(order.status, info.delivery_kind)}`)
    .line(`${card.payment}: ${paymentOf(order)}`);
  const moneyBack = moneyBackOf(order);
  if (moneyBack !== '') writing.line(moneyBack);
  writing.line();
  for (const { quantity, options } of cart.products_info.slice(0, maxGoods)) {
    const size = options.size === null ? '' : String((JSON.parse(options.size) as { value?: unknown }).value ?? '');
    const title = truncate(inlineText([options.title, size].filter(Boolean).join(', ')), maxTitle);
    writing.line(card.good(title, quantity, moneyText(options.price * quantity)));
  }
  const more = cart.products_info.length - maxGoods;
  if (more > 0) writing.line(card.moreGoods(more));
  for (const line of order.discounts ?? []) {
    const title = truncate(inlineText(discountTitle(line)), maxTitle);
    writing.line(card.discount(title, formatDiscountAmount(line, moneyText)));
  }
  const cost = costOf(order);
  if (cost !== '') writing.line(card.cost(cost));
  if (cost === card.toReckon) writing.line(`${card.withoutDelivery}: ${totalText(order)}`);
  const recipient = info.recipient ? `${info.recipient.name}, ${info.recipient.phone}` : '';
  return writing
    .line()
    .quote(card.delivery, withoutTariff(info.delivery_method), 200)
    .quote(card.when, [dayText(info.delivery_date, zone), info.delivery_interval].filter(Boolean).join(', '), 100)
    .quote(card.address, info.delivery_address, 500)
    .quote(card.buyer, info.name, 100)
    .line(info.contact_phone_number)
    .quote(card.recipient, recipient, 150)
    .quote(card.gift, giftOf(info), 100)
    .quote(card.cardText, info.card_text, 500)
    .quote(card.comment, info.comment, 500);
}

const presser = ({ merchantId, order }: Pick<OrderMessageData, 'merchantId' | 'order'>) => {
  const key = { merchantId, orderId: order.order_id };
  return {
    move: (text: string, what: 'set' | 'ask', status: OrderStatus): Button => ({
      text,
      press: encodePress({ what, status, ...key }),
    }),
    undo: (step: string): Button => ({
      text: buttons.undo,
      press: encodePress({ what: 'undo', step: shortStepId(step), ...key }),
    }),
    other: (text: string, what: Exclude<Press['what'], 'set' | 'ask' | 'undo'>): Button => ({
      text,
      press: encodePress({ what, ...key }),
    }),
  };
};

function chatsWith({
  delivery_info: { contact_phone_number: phone, prefered_contact_method: wanted },
}: OrderWire): Button[] {
  const chats = (['telegram', 'whatsapp'] as const).flatMap((type) => {
    const url = toContactLink(type, phone);
    return url === null ? [] : [{ type, text: buttons[type], url }];
  });
  return chats
    .sort((a, b) => Number(b.type === wanted) - Number(a.type === wanted))
    .map(({ text, url }) => ({ text, url }));
}

function movesOf(data: OrderMessageData): Button[] {
  const { status, delivery_info: info } = data.order;
  const { move } = presser(data);
  return orderStatusTransitions[status]
    .filter((next) => next !== 'created' && (next !== 'canceled' || status === 'created'))
    .map((next) => {
      const ready = next === 'delivering' && info.delivery_kind === 'pickup';
      const text = ready ? buttons.readyForPickup : buttons.moves[next as Exclude<OrderStatus, 'created'>];
      return move(text, needsConfirmation(next) ? 'ask' : 'set', next);
    });
}

export function orderMessage(data: OrderMessageData, head: MessageHead): Message {
  const { order } = data;
  const { other, undo } = presser(data);
  const paid = awaitsMoney(order) ? [other(buttons.paid, 'paid')] : [];
  return factsOf(data, headOf(data, head)).with([
    movesOf(data),
    paid,
    order.revertable ? [undo(order.revertable.step)] : [],
    isOver(order) && paid.length === 0 ? [] : chatsWith(order),
    officeButtons(data.office, data.merchantId, order.order_id),
  ]);
}

export function questionMessage(data: OrderMessageData, head: MessageHead): Message {
  const { move, other } = presser(data);
  const money = data.order.payment_state === 'succeeded' ? `\n${texts.ask.canceledPaid}` : '';
  return factsOf(data, headOf(data, head))
    .line()
    .line(`${texts.ask.canceled}${money}`)
    .with([[move(buttons.sure, 'set', 'canceled')], [other(buttons.back, 'back')]]);
}

export const openButton = (merchantId: string, order: OrderWire): Button =>
  presser({ merchantId, order }).other(texts.order(order.order_number), 'open');
