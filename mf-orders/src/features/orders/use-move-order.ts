import { useState } from 'react';
import type { Order, OrderStatus } from 'shared-contracts';
import { orderStatusLabel, useConfirm, useToast } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { useLazyReadMerchantOrderQuery, useSetOrderStatusMutation } from './api.ts';
import type { StepAnswers } from './cancel-question.tsx';
import { useRefundOnCancel } from './card/use-refund-on-cancel.ts';
import { delayNextStep } from './delay-next-step.ts';
import { isPickup } from './is-pickup.ts';
import { reminderText } from './part-reported.ts';
import { failureText, useFailedToast } from './use-failed-toast.ts';
import { useRevert } from './use-revert.ts';

/** Changes an order's status. Only canceling asks first: for a reason, and since refunded money cannot be taken back. */
export function useMoveOrder(order: Order, onMoved: (status: OrderStatus) => void = () => {}) {
  const { id, number } = order;
  const [setStatus] = useSetOrderStatusMutation();
  const [readAgain] = useLazyReadMerchantOrderQuery();
  const [moving, setMoving] = useState<OrderStatus | null>(null);
  const confirm = useConfirm();
  const toast = useToast();
  const failed = useFailedToast(`step of ${id}`, order.status);
  const pickup = isPickup(order);
  const { offer } = useRevert(order);
  const giveBack = useRefundOnCancel(order);

  const whereItIs = async (): Promise<string> => {
    const { data } = await readAgain({ orderId: id });
    return data ? texts.movedElsewhere(orderStatusLabel(data.status, pickup)) : texts.movedSomewhere;
  };
  const fail = async (status: OrderStatus, answers: StepAnswers, caught: unknown): Promise<void> => {
    const again = () => void send(status, answers);
    // Another device has moved the order, so a retry makes no sense: the toast names the present status.
    const stale = isFailure(caught) && caught.code === 'illegal_transition';
    failed.show({
      title: texts.notMoved,
      text: stale ? await whereItIs() : failureText(caught),
      ...(stale ? { timeout: 8_000 } : { action: { label: texts.retry, onPress: again } }),
    });
  };
  const send = async (status: OrderStatus, answers: StepAnswers): Promise<void> => {
    const { back, ...sent } = answers;
    setMoving(status);
    try {
      const moved = await setStatus({ orderId: id, status, ...sent }).unwrap();
      failed.close();
      const title = texts.moved(status, pickup);
      const text = [texts.order.title(number), reminderText(moved)].filter(Boolean).join('. ');
      toast.show({ title, text, type: 'happy', subject: id, ...offer(moved) });
      onMoved(status);
      if (back > 0) void giveBack(back);
      await delayNextStep();
    } catch (caught) {
      await fail(status, answers, caught);
    } finally {
      setMoving(null);
    }
  };
  const move = async (status: OrderStatus): Promise<void> => {
    if (status !== 'canceled') return send(status, { back: 0 });
    const loaded = await import('./cancel-question.tsx').catch(() => null);
    if (!loaded) return void toast.show({ type: 'danger', ...texts.notOpened });
    const { question, answers } = loaded.cancelQuestion(order);
    if ((await confirm(question)) === 'confirm') await send(status, answers());
  };
  return { move, moving };
}
