import { leftToPay, type Order, overpaidOf } from 'shared-contracts';
import { formatMoney, useConfirm, useToast } from 'shared-design-system/office';
import { texts } from '../../texts.ts';
import { useSettleDifferenceMutation } from './api.ts';
import { differenceTexts as words } from './difference-texts.ts';
import { failureText, useFailedToast } from './use-failed-toast.ts';

export function useDifference(order: Order) {
  const [settle, { isLoading }] = useSettleDifferenceMutation();
  const toast = useToast();
  const confirm = useConfirm();
  const failed = useFailedToast(`difference of ${order.id}`, String(order.handPaid));
  const [due, back] = [order.paymentState === 'succeeded' ? leftToPay(order) : 0, overpaidOf(order)];
  const [move, amount] = back > 0 ? (['returned', back] as const) : (['came', due] as const);
  const isBack = move === 'returned';
  const mark = async (): Promise<void> => {
    const sum = formatMoney(amount);
    const title = isBack ? words.askReturned(sum) : words.askCame(sum);
    const answer = await confirm({ title, text: words.text, confirmLabel: words.yes, cancelLabel: texts.notYet });
    if (answer !== 'confirm') return;
    try {
      await settle({ orderId: order.id, move, amount }).unwrap();
      failed.close();
      toast.show({ title: isBack ? words.doneReturned : words.doneCame, type: 'happy', subject: order.id });
    } catch (caught) {
      failed.show({ title: texts.payment.notSet, text: failureText(caught) });
    }
  };
  return { due, back, marking: isLoading, mark: () => void mark() };
}
