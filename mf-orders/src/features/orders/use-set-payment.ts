import { useRef, useState } from 'react';
import { type Order, type PaymentState, receivedByHand } from 'shared-contracts';
import { formatMoney, paymentStateLabel, useToast } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { useLazyReadMerchantOrderQuery, useSetPaymentStateMutation } from './api.ts';
import { delayNextStep } from './delay-next-step.ts';
import { failureText, useFailedToast } from './use-failed-toast.ts';
import { useRevert } from './use-revert.ts';

const { payment } = texts;

export function useSetPayment(order: Order) {
  const [setState] = useSetPaymentStateMutation();
  const [readAgain] = useLazyReadMerchantOrderQuery();
  const [setting, setSetting] = useState(false);
  const toast = useToast();
  const failed = useFailedToast(`money of ${order.id}`, order.paymentState);
  const { offer } = useRevert(order);
  const latest = useRef(order);
  latest.current = order;

  const whereItIs = async (): Promise<string> => {
    const { data = latest.current } = await readAgain({ orderId: order.id });
    return payment.elsewhere(paymentStateLabel(data.paymentState));
  };
  const fail = async (caught: unknown, again: () => void): Promise<void> => {
    const stale = isFailure(caught) && caught.code === 'illegal_transition';
    failed.show({
      title: payment.notSet,
      text: stale ? await whereItIs() : failureText(caught),
      ...(stale ? { timeout: 8_000 } : { action: { label: texts.retry, onPress: again } }),
    });
  };
  const send = async (state: PaymentState, done: string): Promise<void> => {
    setSetting(true);
    try {
      const marked = await setState({ orderId: order.id, state }).unwrap();
      failed.close();
      const { id, number } = order;
      // From the answer: another device may have changed the sum a moment before.
      const sum = state === 'succeeded' ? formatMoney(receivedByHand(marked)) : '';
      const text = [texts.order.title(number), sum].filter(Boolean).join(', ');
      toast.show({ title: done, text, type: 'happy', subject: id, ...offer(marked) });
      await delayNextStep();
    } catch (caught) {
      await fail(caught, () => void send(state, done));
    } finally {
      setSetting(false);
    }
  };
  return {
    setting,
    arrived: () => void send('succeeded', payment.done),
    never: () => void send('canceled', payment.noneCame),
    refund: () => void send('refunded', payment.returned),
  };
}
