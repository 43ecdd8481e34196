import type { Order, OrderStatus } from 'shared-contracts';
import { Checkbox, type ConfirmInput, formatMoney } from 'shared-design-system';
import { texts } from '../../texts.ts';
import { refundableOf } from './card/refundable.ts';
import { moveTexts } from './move-texts.ts';
import { dueText, unpaidText } from './part-reported.ts';
import { isPickedUp } from './picked-up.ts';

const { cancel, hand, complete } = moveTexts;

interface MoveQuestion {
  question: ConfirmInput;
  /** Roubles that are given back with the step, as the question was left. */
  back: () => number;
}

const sentence = (text: string): string => text && `${text}.`;
const nothingBack = () => 0;

function aboutMoney(order: Order): string {
  const { paymentState, paymentReported, paymentMethod } = order;
  if (paymentMethod === 'card') {
    if (paymentState === 'waiting_for_capture') return cancel.held;
    return refundableOf(order) > 0 ? cancel.paidByCard : '';
  }
  if (paymentState === 'succeeded') return cancel.paid;
  return paymentState === 'pending' && paymentReported !== null ? cancel.reported : '';
}

/** What a card has paid goes back with the order, unless the merchant says otherwise. */
function cancelQuestion(order: Order): MoveQuestion {
  const most = refundableOf(order);
  let back = most;
  const choice = most > 0 && (
    <Checkbox
      defaultChecked
      label={cancel.giveBack(formatMoney(most))}
      onChange={({ target }) => {
        back = target.checked ? most : 0;
      }}
    />
  );
  const question: ConfirmInput = {
    title: cancel.title(order.number),
    text: (
      <>
        {[cancel.text, aboutMoney(order)].filter(Boolean).join(' ')}
        {choice}
      </>
    ),
    confirmLabel: cancel.confirm,
    cancelLabel: cancel.stay,
    tone: 'danger',
  };
  return { question, back: () => back };
}

/** What is asked before a step that the shopper acts upon. */
export function questionOf(order: Order, status: OrderStatus): MoveQuestion {
  if (status === 'canceled') return cancelQuestion(order);
  const unpaid = unpaidText(order);
  const [words, about] =
    status === 'completed'
      ? [complete, unpaid]
      : [isPickedUp(order) ? hand.pickup : hand.courier, sentence(dueText(order)) || unpaid];
  const question = {
    title: words.title(order.number),
    text: [words.text, about].filter(Boolean).join(' '),
    confirmLabel: words.confirm,
    cancelLabel: texts.notYet,
  };
  return { question, back: nothingBack };
}
