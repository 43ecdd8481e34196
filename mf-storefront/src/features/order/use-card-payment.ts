import { type OrderPage, payOrder as payOrderOperation, unpaidByCard } from 'shared-contracts';
import { useOrderChange, useOrderPayment } from './api.ts';
import { type PaymentRedirectState, usePaymentRedirect } from './payment-redirect-state.ts';

/** Milliseconds between two polls of the payment: right after paying, while it can be paid again, and while it may be paid elsewhere. */
const asks: Record<PaymentRedirectState, number> = { back: 2_000, waited: 5_000, leaving: 15_000, home: 15_000 };

export interface CardPayment {
  redirect: PaymentRedirectState;
  /** What the buyer has to pay by card now, in roubles; null where that is nothing. */
  due: number | null;
  paying: boolean;
  failure: { error?: unknown } | null;
  pay: () => void;
}

function dueOf({ order, canPay }: OrderPage): number | null {
  if (!canPay) return null;
  const { payment } = order;
  if (payment?.amount && payment.status === 'pending') return payment.amount;
  return unpaidByCard(order);
}

export function useCardPayment(token: string, page: OrderPage): CardPayment {
  const { order, canPay } = page;
  // A payment that came may be a part: the delivery's price was set after it.
  const awaited = order.paymentState === 'pending' || (canPay && order.paymentState !== 'canceled');
  const open = order.paymentMethod === 'card' && !order.unconfirmed && awaited && order.status !== 'canceled';
  const { redirect, leave } = usePaymentRedirect(token, open);
  useOrderPayment(open && order.payment ? token : null, asks[redirect]);
  const [payOrder, { isLoading, error, data }] = useOrderChange(payOrderOperation);
  const pay = async () => {
    const { data: answer } = await payOrder({ token });
    if (answer) leave(answer.order);
  };
  // The provider gave no address to pay at. Where all is paid already, the page says that instead.
  const silent = data !== undefined && open && !data.order.payment?.confirmation?.confirmationUrl;
  return {
    redirect,
    due: order.paymentMethod === 'card' ? dueOf(page) : null,
    paying: isLoading || redirect === 'leaving',
    failure: error ? { error } : silent ? {} : null,
    pay: () => void pay(),
  };
}
