import type { Order, OrderStatus } from 'shared-contracts';
import type { ConfirmInput } from 'shared-design-system';
import { texts } from '../../texts.ts';
import { dueText, unpaidText } from './part-reported.ts';
import { isPickedUp } from './picked-up.ts';

const { cancel, hand, complete } = texts;

const sentence = (text: string): string => text && `${text}.`;

function aboutMoney({ paymentState, paymentReported, paymentMethod }: Order): string {
  if (paymentMethod === 'card') {
    if (paymentState === 'waiting_for_capture') return cancel.held;
    return paymentState === 'succeeded' ? cancel.paidByCard : '';
  }
  if (paymentState === 'succeeded') return cancel.paid;
  return paymentState === 'pending' && paymentReported !== null ? cancel.reported : '';
}

/** What is asked before a step that the shopper acts upon; null for one that harms nobody. */
export function questionOf(order: Order, status: OrderStatus): ConfirmInput | null {
  const unpaid = unpaidText(order);
  switch (status) {
    case 'canceled':
      return {
        title: cancel.title(order.number),
        text: [cancel.text, aboutMoney(order)].filter(Boolean).join(' '),
        confirmLabel: cancel.confirm,
        cancelLabel: cancel.stay,
        tone: 'danger',
      };
    case 'delivering': {
      const words = isPickedUp(order) ? hand.pickup : hand.courier;
      return {
        title: words.title(order.number),
        text: [words.text, sentence(dueText(order)) || unpaid].filter(Boolean).join(' '),
        confirmLabel: words.confirm,
        cancelLabel: texts.notYet,
      };
    }
    case 'completed':
      return {
        title: complete.title(order.number),
        text: [complete.text, unpaid].filter(Boolean).join(' '),
        confirmLabel: complete.confirm,
        cancelLabel: texts.notYet,
      };
    default:
      return null;
  }
}
