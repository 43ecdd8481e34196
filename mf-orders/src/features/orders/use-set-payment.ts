import { useRef, useState } from 'react';
import { isDueOnReceipt, type Order, type PaymentState, reportedOf, totalOf } from 'shared-contracts';
import { type ConfirmInput, formatMoney, paymentStateLabel, useConfirm, useToast } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { useLazyReadMerchantOrderQuery, useSetPaymentStateMutation } from './api.ts';
import { isReportedInVain, partText } from './part-reported.ts';
import { failureText, useFailedToast } from './use-failed-toast.ts';
import { useRevert } from './use-revert.ts';

const { payment } = texts;

/** What is asked about: the whole sum, of a canceled order what the shopper says to have paid. */
const askedSum = (order: Order): number =>
  isReportedInVain(order) ? reportedOf(order) : Math.max(totalOf(order), reportedOf(order));

/** Asks whether the sum has come; what is said about a part of it, and that the sum has changed while somebody was asked, first. */
function arrivedQuestion(order: Order, changed: boolean): ConfirmInput {
  const { text, canceled } = payment.arrive;
  const { title, confirm } = isDueOnReceipt(order) ? payment.receive : payment.arrive;
  const inVain = isReportedInVain(order);
  return {
    title: title(formatMoney(askedSum(order))),
    text: (inVain ? [canceled] : [changed ? payment.changed : '', partText(order), text]).filter(Boolean).join(' '),
    confirmLabel: confirm,
    cancelLabel: texts.notYet,
  };
}

/** Sets the state of the money, which the shopper sees at once: it asks first. */
export function useSetPayment(order: Order) {
  const [setState] = useSetPaymentStateMutation();
  const [readAgain] = useLazyReadMerchantOrderQuery();
  const [setting, setSetting] = useState(false);
  const toast = useToast();
  const failed = useFailedToast(`money of ${order.id}`, order.paymentState);
  const confirm = useConfirm();
  const { offer } = useRevert(order);
  const latest = useRef(order);
  latest.current = order;

  /** Another device was faster: where the money stands now. */
  const whereItIs = async (): Promise<string> => {
    const { data = latest.current } = await readAgain({ orderId: order.id });
    return payment.elsewhere(paymentStateLabel(data.paymentState));
  };
  const fail = async (caught: unknown, again: () => void): Promise<void> => {
    const stale = isFailure(caught) && caught.code === 'illegal_transition';
    failed.show({
      title: payment.notSet,
      text: stale ? await whereItIs() : failureText(caught),
      ...(stale ? { timeout: 8_000 } : { action: { label: texts.retry, onPress: again } }),
    });
  };
  const send = async (state: PaymentState, done: string): Promise<void> => {
    setSetting(true);
    try {
      const marked = await setState({ orderId: order.id, state }).unwrap();
      failed.close();
      const { id, number } = order;
      toast.show({ title: done, text: texts.order.title(number), type: 'happy', subject: id, ...offer(marked) });
    } catch (caught) {
      await fail(caught, () => void send(state, done));
    } finally {
      setSetting(false);
    }
  };
  const arrived = async (changed = false): Promise<void> => {
    const before = askedSum(latest.current);
    if ((await confirm(arrivedQuestion(latest.current, changed))) !== 'confirm') return;
    if (askedSum(latest.current) !== before) await arrived(true);
    else await send('succeeded', payment.done);
  };
  const never = async (): Promise<void> => {
    const { title, text, confirm: confirmLabel } = payment.cameNot;
    const answer = await confirm({ title, text, confirmLabel, cancelLabel: texts.notYet });
    if (answer === 'confirm') await send('canceled', payment.noneCame);
  };
  const refund = async (): Promise<void> => {
    const { title, text, confirm: confirmLabel } = payment.refund;
    if ((await confirm({ title, text, confirmLabel, tone: 'danger' })) === 'confirm') {
      await send('refunded', payment.returned);
    }
  };
  return { setting, arrived: () => void arrived(), never: () => void never(), refund: () => void refund() };
}
