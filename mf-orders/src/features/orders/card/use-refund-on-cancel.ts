import type { Order } from 'shared-contracts';
import { formatMoney, useToast } from 'shared-design-system/office';
import { createUuid } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { useFailedToast } from '../use-failed-toast.ts';
import { moneyFailure } from './failure-words.ts';
import { isOutcomeUnknown, isRefundRecorded } from './refund-key.ts';
import { cardTexts } from './texts.ts';
import { useRefundCall } from './use-refund-call.ts';

const words = cardTexts.refund;

/** Refunds a canceled order. If that fails, the order stays canceled and a toast offers a retry. */
export function useRefundOnCancel(order: Order) {
  const [send] = useRefundCall(order);
  const toast = useToast();
  const failed = useFailedToast(`refund of ${order.id}`, order.paymentState);
  const giveBack = async (amount: number, key = createUuid()): Promise<void> => {
    try {
      const { payment } = await send({ orderId: order.id, amount, key }).unwrap();
      failed.close();
      if (payment?.refundingAmount) return;
      const { id, number } = order;
      toast.show({
        title: words.done(formatMoney(amount)),
        text: texts.order.title(number),
        type: 'happy',
        subject: id,
      });
    } catch (caught) {
      if (isRefundRecorded(caught)) return failed.close();
      const again = () => void giveBack(amount, isOutcomeUnknown(caught) ? key : createUuid());
      failed.show({ title: words.failed, text: moneyFailure(caught), action: { label: texts.retry, onPress: again } });
    }
  };
  return giveBack;
}
