import { cleanText, heldByHand, type Order } from 'shared-contracts';
import { Checkbox, type ConfirmInput, formatMoney, Stack } from 'shared-design-system/office';
import { cancelTexts as cancel } from './cancel-texts.ts';
import { refundableOf } from './card/refundable.ts';
import { CancelReason } from './components/cancel-reason.tsx';

export interface StepAnswers {
  /** Roubles to refund once the order is canceled. */
  back: number;
  reason?: string;
}

interface CancelQuestion {
  question: ConfirmInput;
  answers: () => StepAnswers;
}

function aboutMoney(order: Order): string {
  const { paymentState, paymentReported, paymentMethod } = order;
  if (paymentMethod === 'card') {
    if (paymentState === 'waiting_for_capture') return cancel.held;
    return refundableOf(order) > 0 ? cancel.paidByCard : '';
  }
  if (paymentState === 'succeeded') return cancel.paid(formatMoney(heldByHand(order)));
  return paymentState === 'pending' && paymentReported !== null ? cancel.reported : '';
}

/** Asks before an order is canceled. What a card has paid is refunded, unless the merchant unchecks that. */
export function cancelQuestion(order: Order): CancelQuestion {
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
