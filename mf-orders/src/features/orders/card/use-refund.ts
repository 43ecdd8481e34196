import { type MutableRefObject, useState } from 'react';
import type { Order } from 'shared-contracts';
import { formatMoney, useToast } from 'shared-design-system';
import { createUuid, isFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { useRefundPaymentMutation } from '../api.ts';
import { moneyFailure } from './failure-words.ts';
import { cardTexts } from './texts.ts';

const words = cardTexts.refund;

/** Whether an answer leaves open what has become of a refund: sent again, it must be the same one. */
const isOpen = (caught: unknown): boolean =>
  !isFailure(caught) || caught.kind !== 'problem' || (caught.problem?.status ?? 500) >= 500;

/**
 * Gives money back, once for however often it is sent.
 * @param key outlives the dialog: a refund whose answer was lost is the one that is sent again
 */
export function useRefund(order: Order, key: MutableRefObject<string>, onDone: () => void) {
  const [send, { isLoading }] = useRefundPaymentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const refund = async (amount: number): Promise<void> => {
    setFailure(null);
    key.current ||= createUuid();
    try {
      await send({ orderId: order.id, amount, key: key.current }).unwrap();
      key.current = '';
      toast.show({ title: words.done(formatMoney(amount)), text: texts.order.title(order.number), type: 'happy' });
      onDone();
    } catch (caught) {
      if (!isOpen(caught)) key.current = '';
      const nothingLeft = isFailure(caught) && caught.code === 'illegal_transition';
      setFailure(nothingLeft ? words.nothingLeft : moneyFailure(caught));
    }
  };
  return { refund, sending: isLoading, failure };
}
