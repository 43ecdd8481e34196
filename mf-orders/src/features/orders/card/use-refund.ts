import { type MutableRefObject, useState } from 'react';
import type { Order } from 'shared-contracts';
import { formatMoney, useToast } from 'shared-design-system/office';
import { createUuid, isFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { moneyFailure } from './failure-words.ts';
import { isOutcomeUnknown, isRefundRecorded, type SentRefund } from './refund-key.ts';
import { refundTexts as words } from './refund-texts.ts';
import { refundedOf } from './refundable.ts';
import { useRefundCall } from './use-refund-call.ts';

/**
 * Refunds a payment once, however often it is sent.
 * @param sent outlives the dialog, so that a refund whose answer was lost is sent again as the same one
 */
export function useRefund(order: Order, sent: MutableRefObject<SentRefund | null>, onDone: () => void) {
  const [send, { isLoading }] = useRefundCall(order);
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const refund = async (amount: number): Promise<void> => {
    setFailure(null);
    if (sent.current?.amount !== amount) sent.current = { key: createUuid(), amount, before: refundedOf(order) };
    try {
      const { payment } = await send({ orderId: order.id, amount, key: sent.current.key }).unwrap();
      sent.current = null;
      if (!payment?.refundingAmount) {
        toast.show({ title: words.done(formatMoney(amount)), text: texts.order.title(order.number), type: 'happy' });
      }
      onDone();
    } catch (caught) {
      if (!isOutcomeUnknown(caught) || isRefundRecorded(caught)) sent.current = null;
      if (isRefundRecorded(caught)) return onDone();
      const nothingLeft = isFailure(caught) && caught.code === 'illegal_transition';
      setFailure(nothingLeft ? words.nothingLeft : moneyFailure(caught));
    }
  };
  return { refund, sending: isLoading, failure };
}
