import { type MutableRefObject, useState } from 'react';
import type { Order } from 'shared-contracts';
import { formatMoney, useToast } from 'shared-design-system/office';
import { createUuid, isFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { useRecordRefundMutation } from '../api.ts';
import { isOutcomeUnknown, type SentRefund } from '../card/refund-key.ts';
import { failureText } from '../use-failed-toast.ts';
import { useRevert } from '../use-revert.ts';
import { handRefundAnswers as words } from './texts.ts';

export function useHandRefund(order: Order, sent: MutableRefObject<SentRefund | null>, onDone: () => void) {
  const [send, { isLoading }] = useRecordRefundMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const { offer } = useRevert(order);
  const record = async (amount: number): Promise<void> => {
    setFailure(null);
    if (sent.current?.amount !== amount) sent.current = { key: createUuid(), amount, before: order.handRefunded };
    try {
      const { id, number } = order;
      const noted = await send({ orderId: id, amount, key: sent.current.key }).unwrap();
      sent.current = null;
      const title = words.done(formatMoney(amount));
      toast.show({ title, text: texts.order.title(number), type: 'happy', subject: id, ...offer(noted) });
      onDone();
    } catch (caught) {
      if (!isOutcomeUnknown(caught)) sent.current = null;
      setFailure((isFailure(caught) && words.failures[caught.code ?? '']) || failureText(caught));
    }
  };
  return { record, sending: isLoading, failure };
}
