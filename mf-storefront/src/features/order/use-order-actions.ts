import { type Order, reportedOf, totalOf } from 'shared-contracts';
import { useConfirm } from 'shared-design-system/checkout';
import { formatMoney, typeset, useToast } from 'shared-design-system/shop';
import { describeFailure } from 'shared-runtime';
import { orderTexts } from '../../order-texts.ts';
import {
  useAttachScreenshotMutation,
  useCancelOrderMutation,
  useReportPaymentMutation,
  useSetOrderLettersMutation,
  useWithdrawReportMutation,
} from './api.ts';

/** What a shopper may do with the order; each says what did not work. Whoever cancels is led to the order's state. */
export function useOrderActions(token: string, order: Order) {
  const toast = useToast();
  const confirm = useConfirm();
  const [report, reporting] = useReportPaymentMutation();
  const [withdraw, withdrawing] = useWithdrawReportMutation();
  const [attach, attaching] = useAttachScreenshotMutation();
  const [cancel, canceling] = useCancelOrderMutation();
  const [setLetters, settingLetters] = useSetOrderLettersMutation();
  const run = async (way: Promise<unknown>, onDone?: () => void) => {
    try {
      await way;
      onDone?.();
    } catch (caught) {
      toast.show({ type: 'danger', title: orderTexts.notDone, text: describeFailure(caught), timeout: 6000 });
    }
  };
  const showCanceled = () => {
    toast.show({ type: 'happy', title: orderTexts.canceledToast });
    window.scrollTo(0, 0);
  };
  return {
    reporting: reporting.isLoading,
    canceling: canceling.isLoading,
    settingLetters: settingLetters.isLoading,
    setLetters: (wanted: boolean) => void run(setLetters({ token, wanted }).unwrap()),
    reported: {
      withdrawing: withdrawing.isLoading,
      withdraw: () => void run(withdraw({ token }).unwrap()),
      attaching: attaching.isLoading,
      attach: (file: File) => void run(attach({ token, file }).unwrap()),
    },
    report: () => void run(report({ token, sum: totalOf(order) }).unwrap()),
    cancel: async () => {
      const { title, text, textPaid, textByCard, yes, no } = orderTexts.confirmCancel;
      const paid = reportedOf(order);
      const byCard = order.paymentMethod === 'card' ? textByCard[order.paymentState] : undefined;
      const words = typeset(paid > 0 ? textPaid(formatMoney(paid)) : (byCard ?? text));
      const answer = await confirm({ title, text: words, confirmLabel: yes, cancelLabel: no, tone: 'danger' });
      if (answer === 'confirm') await run(cancel({ token }).unwrap(), showCanceled);
    },
  };
}
