import { isPartPaid, leftToPay, type Order, type ShopZone } from 'shared-contracts';
import { formatDate, formatMoney, formatPhone } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import { giftText } from '../gift-text.ts';
import { dueText, sumText } from '../part-reported.ts';
import { deliveriesTexts as words } from './texts.ts';

/** Whoever gives anonymously is not named at the door, also where nobody else is known there. */
const personOf = ({ deliveryInfo: { recipient, anonymous, name, phone } }: Order) =>
  recipient ?? (anonymous ? { name: '', phone: '' } : { name, phone });

export const stopTitle = ({ deliveryInfo: { deliveryInterval, address } }: Order): string =>
  [deliveryInterval || words.noHours, address || words.noAddress].join(', ');

export function stopText(order: Order): string {
  const { name, phone } = personOf(order);
  const called = order.deliveryInfo.doNotCall || phone === '' ? '' : formatPhone(phone);
  return [words.order(order.number), name, called].filter(Boolean).join(', ');
}

function giverText({ deliveryInfo: { recipient, doNotCall, anonymous, name, phone } }: Order): string {
  if (!doNotCall && (recipient || !anonymous)) return '';
  return anonymous ? words.askShop : words.giver([name, phone && formatPhone(phone)].filter(Boolean).join(', '));
}

export const stopNotes = (order: Order): string[] =>
  [
    giftText(order.deliveryInfo),
    giverText(order),
    dueText(order),
    order.deliveryInfo.comment ? `${words.comment}: ${order.deliveryInfo.comment}` : '',
  ].filter(Boolean);

export const stateNotes = (order: Order): string[] => [
  ...(order.status === 'created' ? [words.notAccepted] : []),
  ...(order.paymentState === 'pending' && order.paymentMethod !== 'on_delivery' ? [words.notPaid(sumText(order))] : []),
  ...(isPartPaid(order) ? [texts.money.due(formatMoney(leftToPay(order)))] : []),
];

export function stopsText(date: string, stops: readonly Order[], timeZone: ShopZone): string {
  const lines = stops.map((order, index) =>
    [`${index + 1}. ${stopTitle(order)}`, stopText(order), ...stopNotes(order)].join('\n'),
  );
  return [words.list(formatDate(date, { timeZone })), ...lines].join('\n\n');
}
