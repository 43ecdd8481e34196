import type { Order, OrderStatus } from 'shared-contracts';
import { cleanText } from 'shared-contracts';
import { Checkbox, type ConfirmInput, formatMoney, Stack } from 'shared-design-system/office';
import { texts } from '../../texts.ts';
import { refundableOf } from './card/refundable.ts';
import { CancelReason } from './components/cancel-reason.tsx';
import { moveTexts } from './move-texts.ts';
import { dueText, unpaidText } from './part-reported.ts';
import { isPickedUp } from './picked-up.ts';

const { cancel, hand, complete } = moveTexts;

/** What goes with a step. */
export interface StepAnswers {
  /** Roubles that are given back once it is done. */
  back: number;
  /** Why the order is canceled. */
  reason?: string;
}

interface MoveQuestion {
  question: ConfirmInput;
  /** As the question was left. */
  answers: () => StepAnswers;
}

const sentence = (text: string): string => text && `${text}.`;
const nothingBack = () => ({ back: 0 });

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
  let reason = '';
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
      <Stack gap={3}>
        <div>{[cancel.text, aboutMoney(order)].filter(Boolean).join(' ')}</div>
        {choice}
        <CancelReason
          onChange={(text) => {
            reason = cleanText(text);
          }}
        />
      </Stack>
    ),
    confirmLabel: cancel.confirm,
    cancelLabel: cancel.stay,
    tone: 'danger',
  };
  return { question, answers: () => ({ back, ...(reason === '' ? {} : { reason }) }) };
}

/** What is asked before a step: before canceling, and where money is still awaited. Null where nothing is: a step can be taken back. */
export function questionOf(order: Order, status: OrderStatus): MoveQuestion | null {
  if (status === 'canceled') return cancelQuestion(order);
  const unpaid = unpaidText(order);
  const [words, about] =
    status === 'completed'
      ? [complete, unpaid]
      : [isPickedUp(order) ? hand.pickup : hand.courier, sentence(dueText(order)) || unpaid];
  if (about === '') return null;
  const question = {
    title: words.title(order.number),
    text: [words.text, about].filter(Boolean).join(' '),
    confirmLabel: words.confirm,
    cancelLabel: texts.notYet,
  };
  return { question, answers: nothingBack };
}
