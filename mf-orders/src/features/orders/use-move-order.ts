import { useState } from 'react';
import type { Order, OrderStatus } from 'shared-contracts';
import { orderStatusLabel, useConfirm, useToast } from 'shared-design-system';
import { isFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { useLazyReadMerchantOrderQuery, useSetOrderStatusMutation } from './api.ts';
import { questionOf } from './move-questions.ts';
import { isPickedUp } from './picked-up.ts';
import { failureText, useFailedToast } from './use-failed-toast.ts';
import { useRevert } from './use-revert.ts';

/** Milliseconds after a step in which the button still works: the next step's comes under the same finger. */
const restsFor = 600;

const rest = (): Promise<void> => new Promise((done) => setTimeout(done, restsFor));

/**
 * Moves an order along its way (decision 4.1) and says how that went, with the way back. What the shopper acts upon asks first.
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

  /** Where the order stands, after a step that does not fit: another device was faster. */
  const whereItIs = async (): Promise<string> => {
    const { data } = await readAgain({ orderId: id });
    return data ? texts.movedElsewhere(orderStatusLabel(data.status, pickup)) : texts.movedSomewhere;
  };
  const fail = async (status: OrderStatus, caught: unknown): Promise<void> => {
    const again = () => void send(status);
    // The order has been asked for again, and the same step makes no sense any more.
    const stale = isFailure(caught) && caught.code === 'illegal_transition';
    failed.show({
      title: texts.notMoved,
      text: stale ? await whereItIs() : failureText(caught),
      ...(stale ? { timeout: 8_000 } : { action: { label: texts.retry, onPress: again } }),
    });
  };
  const send = async (status: OrderStatus): Promise<void> => {
    setMoving(status);
    try {
      const moved = await setStatus({ orderId: id, status }).unwrap();
      failed.close();
      const title = texts.moved(status, pickup);
      toast.show({ title, text: texts.order.title(number), type: 'happy', ...offer(moved) });
      onMoved(status);
      await rest();
    } catch (caught) {
      await fail(status, caught);
    } finally {
      setMoving(null);
    }
  };
  const move = async (status: OrderStatus): Promise<void> => {
    const question = questionOf(order, status);
    if (question && (await confirm(question)) !== 'confirm') return;
    await send(status);
  };
  return { move, moving };
}
