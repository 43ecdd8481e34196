import * as api from 'shared-contracts';
import { useConfirm } from 'shared-design-system/checkout';
import { formatMoney, typeset, useToast } from 'shared-design-system/shop';
import { orderTexts } from '../../order-texts.ts';
import { useOrderChange } from './api.ts';
import { useFailureToast } from './use-failure-toast.ts';

export function useOrderActions(token: string, order: api.Order) {
  const toast = useToast();
  const confirm = useConfirm();
  const { say, forget } = useFailureToast();
  const [report, reporting] = useOrderChange(api.reportPayment);
  const [withdraw, withdrawing] = useOrderChange(api.withdrawReport);
  const [attach, attaching] = useOrderChange(api.attachScreenshot);
  const [cancel, canceling] = useOrderChange(api.cancelOrder);
  const run = async (what: keyof typeof orderTexts.notDone, request: Promise<unknown>, onDone?: () => void) => {
    forget();
    try {
      await request;
      onDone?.();
    } catch (caught) {
      say(orderTexts.notDone[what], caught);
    }
  };
  const showCanceled = () => {
    toast.show({ type: 'happy', title: orderTexts.canceledToast });
    window.scrollTo(0, 0);
  };
  return {
    reporting: reporting.isLoading,
    canceling: canceling.isLoading,
    reported: {
      withdrawing: withdrawing.isLoading,
      withdraw: () => void run('withdraw', withdraw({ token }).unwrap()),
      attaching: attaching.isLoading,
      attach: (file: File) => void run('attach', attach({ token, file }).unwrap()),
    },
    report: () => void run('report', report({ token, sum: api.totalOf(order) }).unwrap()),
    cancel: async () => {
      const { title, text, textPaid, textByCard, yes, no } = orderTexts.confirmCancel;
      const paid = api.reportedSumOf(order);
      const byCard = order.paymentMethod === 'card' ? textByCard[order.paymentState] : undefined;
      const words = typeset(paid > 0 ? textPaid(formatMoney(paid)) : (byCard ?? text));
      const answer = await confirm({ title, text: words, confirmLabel: yes, cancelLabel: no, tone: 'danger' });
      if (answer === 'confirm') await run('cancel', cancel({ token }).unwrap(), showCanceled);
    },
  };
}
