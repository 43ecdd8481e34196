import { type MutableRefObject, useState } from 'react';
import type { Order } from 'shared-contracts';
import { formatMoney, useToast } from 'shared-design-system/office';
import { createUuid, isFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { useRecordRefundMutation } from '../api.ts';
import { isOpen } from '../card/refund-key.ts';
import { failureText } from '../use-failed-toast.ts';
import { useRevert } from '../use-revert.ts';
import { handRefundAnswers as words } from './texts.ts';

export function useHandRefund(order: Order, key: MutableRefObject<string>, onDone: () => void) {
  const [send, { isLoading }] = useRecordRefundMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const { offer } = useRevert(order);
  const record = async (amount: number): Promise<void> => {
    setFailure(null);
    key.current ||= createUuid();
    try {
      const { id, number } = order;
      const noted = await send({ orderId: id, amount, key: key.current }).unwrap();
      key.current = '';
      const title = words.done(formatMoney(amount));
      toast.show({ title, text: texts.order.title(number), type: 'happy', subject: id, ...offer(noted) });
      onDone();
    } catch (caught) {
      if (!isOpen(caught)) key.current = '';
      setFailure((isFailure(caught) && words.failures[caught.code ?? '']) || failureText(caught));
    }
  };
  return { record, sending: isLoading, failure };
}
