import { useState } from 'react';
import type { Order, OrderStatus } from 'shared-contracts';
import { useConfirm, useToast } from 'shared-design-system';
import { describeFailure, isFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { useSetOrderStatusMutation } from './api.ts';

/** What of an order matters for moving it. */
type MovedOrder = Pick<Order, 'id' | 'number' | 'paymentState' | 'paymentReported'>;

/** Moves an order along its way (decisions, part 4) and says how that went; canceling asks first. */
export function useMoveOrder({ id, number, paymentState, paymentReported }: MovedOrder) {
  const [setStatus] = useSetOrderStatusMutation();
  const [moving, setMoving] = useState<OrderStatus | null>(null);
  const confirm = useConfirm();
  const toast = useToast();

  const send = async (status: OrderStatus): Promise<void> => {
    setMoving(status);
    try {
      await setStatus({ orderId: id, status }).unwrap();
      toast.show({ title: texts.moved[status], text: texts.order.title(number), type: 'happy' });
    } catch (caught) {
      // Elsewhere the order has moved on: it has been asked for again, and the same step makes no sense any more.
      const stale = isFailure(caught) && caught.code === 'illegal_transition';
      toast.show({
        title: texts.notMoved,
        text: describeFailure(caught),
        type: 'danger',
        ...(stale ? {} : { action: { label: texts.retry, onPress: () => void send(status) } }),
      });
    } finally {
      setMoving(null);
    }
  };

  const aboutMoney = (): string => {
    if (paymentState === 'succeeded') return texts.cancel.paid;
    return paymentState === 'pending' && paymentReported !== null ? texts.cancel.reported : '';
  };
  const move = async (status: OrderStatus): Promise<void> => {
    if (status === 'canceled') {
      const { title, text, confirm: confirmLabel, stay: cancelLabel } = texts.cancel;
      const answer = await confirm({
        title: title(number),
        text: [text, aboutMoney()].filter(Boolean).join(' '),
        confirmLabel,
        cancelLabel,
        tone: 'danger',
      });
      if (answer !== 'confirm') return;
    }
    await send(status);
  };
  return { move, moving };
}
