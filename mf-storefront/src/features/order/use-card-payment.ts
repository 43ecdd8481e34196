import { skipToken } from '@reduxjs/toolkit/query/react';
import { isPartPaid, type OrderPage, unpaidByCard } from 'shared-contracts';
import { describeFailure, isFailure } from 'shared-runtime';
import { usePayOrderMutation, useReadOrderPaymentQuery } from './api.ts';
import { cardTexts } from './card-texts.ts';
import { useWayToPay, type WayToPay } from './way-to-pay.ts';

/** Milliseconds between two questions: to whoever has just paid, and to whoever may be paying elsewhere. */
const asks = { back: 2_000, other: 15_000 };

/** The payment of an order by card, as its page needs it. */
export interface CardPayment {
  way: WayToPay;
  /** What the provider asks for, in roubles; null where there is nothing to pay now. */
  due: number | null;
  /** The provider's page is being asked for, or opened. */
  paying: boolean;
  /** Why it could not be opened. */
  failure: string | null;
  pay: () => void;
}

/** What is to be paid now: by the payment that is open, else what no payment has brought. */
function dueOf({ order, canPay }: OrderPage): number | null {
  if (!canPay) return null;
  const { payment } = order;
  if (payment?.amount && payment.status === 'pending') return payment.amount;
  return unpaidByCard(order);
}

const wordsOf = (error: unknown): string =>
  (isFailure(error) && cardTexts.refusals[error.code ?? '']) || describeFailure(error);

/** Follows the payment of an order by card, and leads to where it is paid; does nothing for other orders. */
export function useCardPayment(token: string, page: OrderPage): CardPayment {
  const { order } = page;
  const awaited = order.paymentState === 'pending' || isPartPaid(order);
  const open = order.paymentMethod === 'card' && awaited && order.status !== 'canceled';
  const { way, leave } = useWayToPay(token, open);
  useReadOrderPaymentQuery(open && order.payment ? { token } : skipToken, {
    pollingInterval: way === 'back' ? asks.back : asks.other,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const [payOrder, { isLoading, error, data }] = usePayOrderMutation();
  const pay = async () => {
    const { data: answer } = await payOrder({ token });
    if (answer) leave(answer.order);
  };
  // Asked, the provider gave no address; where that is because all is paid, the page says so.
  const silent = data !== undefined && open && !data.order.payment?.confirmation?.confirmationUrl;
  return {
    way,
    due: order.paymentMethod === 'card' ? dueOf(page) : null,
    paying: isLoading || way === 'leaving',
    failure: error ? wordsOf(error) : silent ? (cardTexts.refusals.payment_unavailable ?? '') : null,
    pay: () => void pay(),
  };
}
