import { isPartPaid, leftToPay, type Order, type ShopZone } from 'shared-contracts';
import { formatDate, formatMoney, formatPhone } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import { giftText } from '../gift-text.ts';
import { dueText, sumText } from '../part-reported.ts';
import { deliveriesTexts as words } from './texts.ts';

/** Whom a courier calls at the door: whoever gets the order. */
const personOf = ({ deliveryInfo: { recipient, name, phone } }: Order) => recipient ?? { name, phone };

/** When and where: '10:00–12:00, ул. Пятницкая, 18'. */
export const stopTitle = ({ deliveryInfo: { deliveryInterval, address } }: Order): string =>
  [deliveryInterval || words.noHours, address || words.noAddress].join(', ');

/** Which order, who gets it, and by which phone, where it may be called. */
export function stopText(order: Order): string {
  const { name, phone } = personOf(order);
  const called = order.deliveryInfo.doNotCall || phone === '' ? '' : formatPhone(phone);
  return [words.order(order.number), name, called].filter(Boolean).join(', ');
}

/** Of a gift whose recipient is not to be called: who can be, unless that is a secret. */
function giverText({ deliveryInfo: { doNotCall, anonymous, name, phone } }: Order): string {
  if (!doNotCall) return '';
  return anonymous ? words.askShop : words.giver([name, phone && formatPhone(phone)].filter(Boolean).join(', '));
}

/** What else a courier has to know: of a gift, what to take for it, what the shopper has written. */
export const stopNotes = (order: Order): string[] =>
  [
    giftText(order.deliveryInfo),
    giverText(order),
    dueText(order),
    order.deliveryInfo.comment ? `${words.comment}: ${order.deliveryInfo.comment}` : '',
  ].filter(Boolean);

/** What is still to be done about an order before it goes; the list that is sent to the courier leaves it out. */
export const stateNotes = (order: Order): string[] => [
  ...(order.status === 'created' ? [words.notAccepted] : []),
  ...(order.paymentState === 'pending' && order.paymentMethod !== 'on_delivery' ? [words.notPaid(sumText(order))] : []),
  ...(isPartPaid(order) ? [texts.money.due(formatMoney(leftToPay(order)))] : []),
];

/** A day's stops as a text to send: addresses, phones, what to take, what the shopper has written. */
export function stopsText(date: string, stops: readonly Order[], timeZone: ShopZone): string {
  const lines = stops.map((order, index) =>
    [`${index + 1}. ${stopTitle(order)}`, stopText(order), ...stopNotes(order)].join('\n'),
  );
  return [words.list(formatDate(date, { timeZone })), ...lines].join('\n\n');
}
