import { useState } from 'react';
import type { Order } from 'shared-contracts';
import { formatMoney, paymentStateLabel, useConfirm, useToast } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { useCancelPaymentMutation, useCapturePaymentMutation, useLazyReadMerchantOrderQuery } from '../api.ts';
import { useFailedToast } from '../use-failed-toast.ts';
import { moneyFailure } from './failure-words.ts';
import { cardTexts } from './texts.ts';

type Step = 'capture' | 'release';

export function useHeldMoney(order: Order) {
  const [capture] = useCapturePaymentMutation();
  const [cancel] = useCancelPaymentMutation();
  const [readAgain] = useLazyReadMerchantOrderQuery();
  const [busy, setBusy] = useState<Step | null>(null);
  const confirm = useConfirm();
  const toast = useToast();
  const failed = useFailedToast(`money of ${order.id}`, order.paymentState);

  const whereItIs = async (): Promise<string> => {
    const { data = order } = await readAgain({ orderId: order.id });
    return texts.payment.elsewhere(paymentStateLabel(data.paymentState));
  };
  const send = async (step: Step): Promise<void> => {
    setBusy(step);
    try {
      await (step === 'capture' ? capture : cancel)({ orderId: order.id }).unwrap();
      failed.close();
      toast.show({
        title: cardTexts[step].done,
        text: texts.order.title(order.number),
        type: 'happy',
        subject: order.id,
      });
    } catch (caught) {
      const stale = isFailure(caught) && caught.code === 'illegal_transition';
      failed.show({
        title: cardTexts[step].failed,
        text: stale ? await whereItIs() : moneyFailure(caught),
        ...(stale ? { timeout: 8_000 } : { action: { label: texts.retry, onPress: () => void send(step) } }),
      });
    } finally {
      setBusy(null);
    }
  };
  const ask = async (step: Step): Promise<void> => {
    const { title, text, confirm: confirmLabel } = cardTexts[step];
    const answer = await confirm({
      title: title(formatMoney(order.payment?.amount ?? 0)),
      text,
      confirmLabel,
      cancelLabel: cardTexts.notYet,
      ...(step === 'release' ? { tone: 'danger' as const } : {}),
    });
    if (answer === 'confirm') await send(step);
  };
  return { busy, ask: (step: Step) => void ask(step) };
}
