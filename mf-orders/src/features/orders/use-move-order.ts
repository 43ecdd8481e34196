import { useState } from 'react';
import type { Order, OrderStatus } from 'shared-contracts';
import { orderStatusLabel, useConfirm, useToast } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { useLazyReadMerchantOrderQuery, useSetOrderStatusMutation } from './api.ts';
import { useGiveBack } from './card/use-give-back.ts';
import type { StepAnswers } from './move-questions.tsx';
import { isPickedUp } from './picked-up.ts';
import { failureText, useFailedToast } from './use-failed-toast.ts';
import { useRevert } from './use-revert.ts';

/** Milliseconds after a step in which the button still works: the next step's comes under the same finger. */
const restsFor = 600;

/** What may ask first; the questions are loaded then. */
const asked: ReadonlySet<OrderStatus> = new Set(['delivering', 'completed', 'canceled']);

const rest = (): Promise<void> => new Promise((done) => setTimeout(done, restsFor));

/**
 * Moves an order along its way (decision 4.1) and says how that went, with the way back. What may cost money asks first.
 * @param onMoved after the order has moved
 */
export function useMoveOrder(order: Order, onMoved: (status: OrderStatus) => void = () => {}) {
  const { id, number } = order;
  const [setStatus] = useSetOrderStatusMutation();
  const [readAgain] = useLazyReadMerchantOrderQuery();
  const [moving, setMoving] = useState<OrderStatus | null>(null);
  const confirm = useConfirm();
  const toast = useToast();
  const failed = useFailedToast(`step of ${id}`, order.status);
  const pickup = isPickedUp(order);
  const { offer } = useRevert(order);
  const giveBack = useGiveBack(order);

  /** Where the order stands, after a step that does not fit: another device was faster. */
  const whereItIs = async (): Promise<string> => {
    const { data } = await readAgain({ orderId: id });
    return data ? texts.movedElsewhere(orderStatusLabel(data.status, pickup)) : texts.movedSomewhere;
  };
  const fail = async (status: OrderStatus, answers: StepAnswers, caught: unknown): Promise<void> => {
    const again = () => void send(status, answers);
    // The order has been asked for again, and the same step makes no sense any more.
    const stale = isFailure(caught) && caught.code === 'illegal_transition';
    failed.show({
      title: texts.notMoved,
      text: stale ? await whereItIs() : failureText(caught),
      ...(stale ? { timeout: 8_000 } : { action: { label: texts.retry, onPress: again } }),
    });
  };
  const send = async (status: OrderStatus, answers: StepAnswers): Promise<void> => {
    const { back, ...said } = answers;
    setMoving(status);
    try {
      const moved = await setStatus({ orderId: id, status, ...said }).unwrap();
      failed.close();
      const title = texts.moved(status, pickup);
      toast.show({ title, text: texts.order.title(number), type: 'happy', subject: id, ...offer(moved) });
      onMoved(status);
      if (back > 0) void giveBack(back);
      await rest();
    } catch (caught) {
      await fail(status, answers, caught);
    } finally {
      setMoving(null);
    }
  };
  const move = async (status: OrderStatus): Promise<void> => {
    if (!asked.has(status)) return send(status, { back: 0 });
    const questions = await import('./move-questions.tsx').catch(() => null);
    if (!questions) return void toast.show({ type: 'danger', ...texts.notOpened });
    const asking = questions.questionOf(order, status);
    if (!asking) return send(status, { back: 0 });
    if ((await confirm(asking.question)) === 'confirm') await send(status, asking.answers());
  };
  return { move, moving };
}
