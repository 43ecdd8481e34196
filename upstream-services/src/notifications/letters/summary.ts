import {
  awaitsDeliveryPrice,
  discountTitle,
  formatDiscountAmount,
  formatReceiptPaymentMethods,
  isDueOnReceipt,
  type Order,
  reportedSumOf,
  roublesOf,
  type ShopZone,
  totalOf,
  truncate,
  unreportedSumOf,
  withoutTariff,
} from 'shared-contracts';
import { dayText, inlineText, moneyText } from '../../common/plain-text.ts';
import { withoutAddresses } from '../../common/web-addresses.ts';
import { texts } from './texts.ts';

const { summary } = texts;

const maxGoods = 30;
/** Characters of texts that people wrote: anybody may have given the address, so a letter must not carry long texts of strangers. */
const longest = { title: 120, address: 200, other: 100 };

const shorten = (text: string, most: number): string => truncate(inlineText(text), most);

export const sumText = (order: Order): string => {
  const sum = moneyText(totalOf(order));
  return awaitsDeliveryPrice(order) ? summary.sumWithoutDelivery(sum) : sum;
};

export function goodsText(order: Order): string {
  const { goods } = order.basket;
  const { deliveryPrice } = order.deliveryInfo;
  const isReckoned = awaitsDeliveryPrice(order);
  const cost = deliveryPrice === 0 ? summary.free : moneyText(deliveryPrice ?? 0);
  const lines = goods
    .slice(0, maxGoods)
    .map(({ title, size, count, price }) =>
      summary.good(
        shorten([title, size?.value].filter(Boolean).join(', '), longest.title),
        count,
        moneyText(price * count),
      ),
    );
  if (goods.length > maxGoods) lines.push(summary.moreGoods(goods.length - maxGoods));
  for (const line of order.discounts) {
    const title = shorten(discountTitle(line), longest.title);
    lines.push(summary.discount(title, formatDiscountAmount(line, moneyText)));
  }
  if (isReckoned) lines.push(summary.delivery(summary.toReckon));
  else if (deliveryPrice !== null) lines.push(summary.delivery(cost));
  const total = moneyText(totalOf(order));
  return [summary.order, ...lines, isReckoned ? summary.withoutDelivery(total) : summary.total(total)].join('\n');
}

export function deliveryText({ deliveryInfo: info }: Order, zone: ShopZone): string {
  const gift = [info.doNotCall ? summary.doNotCall : '', info.anonymous ? summary.anonymous : ''];
  const rows: [string, string, number][] = [
    [summary.deliveryMethod, withoutTariff(info.deliveryMethod), longest.address],
    [summary.address, info.address, longest.address],
    [summary.when, [dayText(info.deliveryDate, zone), info.deliveryInterval].filter(Boolean).join(', '), longest.other],
    [summary.recipient, info.recipient?.name ?? '', longest.other],
    [summary.gift, info.recipient ? gift.filter(Boolean).join(', ') : '', longest.other],
  ];
  return rows.flatMap(([label, text, most]) => (text === '' ? [] : [`${label}: ${shorten(text, most)}`])).join('\n');
}

/** What is to pay, how and where; numbers of cards and accounts stand on the order's page alone (decision 3.4). */
function paymentOf(order: Order, due: number): string {
  const { paymentMethod, paymentState, status, paymentReported, deliveryInfo } = order;
  const { pay } = summary;
  if (status === 'canceled') return '';
  if (order.unconfirmed) return pay.confirm;
  if (isDueOnReceipt(order)) return pay.onReceipt(formatReceiptPaymentMethods(deliveryInfo.onReceipt), sumText(order));
  if (due > 0) return pay.part(moneyText(totalOf(order) - roublesOf(due)), moneyText(totalOf(order)));
  if (paymentState === 'succeeded') return awaitsDeliveryPrice(order) ? pay.came(sumText(order)) : pay.succeeded;
  if (paymentState === 'waiting_for_capture') return status === 'created' ? pay.heldForAccept : pay.held;
  if (paymentState === 'refunded' || (paymentState === 'canceled' && paymentMethod !== 'card')) return '';
  if (paymentMethod === 'card') return pay.card(sumText(order));
  if (paymentReported === null) return pay.transfer(sumText(order));
  const left = unreportedSumOf(order);
  return left > 0 ? pay.partReported(moneyText(reportedSumOf(order)), moneyText(left)) : pay.reported;
}

/**
 * The delivery's text may be by anybody who placed an order, so web addresses are removed from it.
 * @param due kopecks that are still to be paid of a partly paid order; 0 otherwise
 */
export const summaryOf = (order: Order, due: number, zone: ShopZone): string[] =>
  [goodsText(order), withoutAddresses(deliveryText(order, zone)), paymentOf(order, due)].filter(Boolean);
