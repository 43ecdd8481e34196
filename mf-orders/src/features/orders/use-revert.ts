import { useState } from 'react';
import type { Order, Revertable } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { texts } from '../../texts.ts';
import { useRevertStepMutation } from './api.ts';
import { failureText, useFailedToast } from './use-failed-toast.ts';

const { revert: words } = texts;

export function useRevert({ id, number, status, paymentState }: Order) {
  const [revertStep] = useRevertStepMutation();
  const [reverting, setReverting] = useState(false);
  const toast = useToast();
  const failed = useFailedToast(`taking back of ${id}`, `${status} ${paymentState}`);
  const revert = async ({ step }: Revertable): Promise<void> => {
    setReverting(true);
    try {
      await revertStep({ orderId: id, step }).unwrap();
      failed.close();
      toast.show({ title: words.done, text: texts.order.title(number), type: 'happy', subject: id });
    } catch (caught) {
      failed.show({ title: words.notDone, text: failureText(caught), subject: id });
    } finally {
      setReverting(false);
    }
  };
  const offer = ({ revertable }: Order) =>
    revertable ? { action: { label: words.offer, onPress: () => void revert(revertable) } } : {};
  return { revert, reverting, offer };
}
