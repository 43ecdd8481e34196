import {
  isDueOnReceipt,
  isPartPaid,
  isPartRefunded,
  leftToPay,
  type Order,
  type OrderStatus,
  overpaidOf,
  type PaymentState,
} from 'shared-contracts';
import {
  Badge,
  type BadgeProps,
  formatMoney,
  type IconName,
  paymentStateLabel,
  type Tone,
} from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import { isRefundPending } from '../card/refundable.ts';

const looks: Record<PaymentState, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'warn', icon: 'clock' },
  waiting_for_capture: { tone: 'info', icon: 'lock' },
  succeeded: { tone: 'happy', icon: 'check' },
  canceled: { tone: 'danger', icon: 'x' },
  refunded: { tone: 'neutral', icon: 'undo' },
};

export interface MoneyBadgeProps {
  state: PaymentState;
  /** A canceled order waits for no payment that was not reported, and has to give back what it received. */
  status?: OrderStatus;
  reported?: boolean;
  onReceipt?: boolean;
  givingBack?: boolean;
  partBack?: boolean;
  due?: number;
  back?: number;
  unconfirmed?: boolean;
}

function sayingOf({
  state,
  status,
  reported,
  onReceipt,
  givingBack,
  partBack,
  due,
  back,
  unconfirmed,
}: MoneyBadgeProps): BadgeProps & { children: string } {
  if (status === 'canceled' && (state === 'canceled' || (state === 'pending' && !reported))) {
    return { tone: 'neutral', icon: 'x', children: paymentStateLabel('canceled') };
  }
  if (state === 'succeeded' && givingBack) return { tone: 'info', icon: 'undo', children: texts.money.givingBack };
  if (status === 'canceled' && state === 'succeeded')
    return { tone: 'danger', icon: 'undo', children: texts.money.giveBack };
  if (state === 'succeeded' && due) {
    return { tone: 'warn', icon: 'clock', children: texts.money.due(formatMoney(due)) };
  }
  if (state === 'succeeded' && back) {
    return { tone: 'warn', icon: 'undo', children: texts.money.back(formatMoney(back)) };
  }
  if (state === 'succeeded' && partBack) return { tone: 'neutral', icon: 'undo', children: texts.money.partBack };
  if (state === 'pending' && unconfirmed) return { tone: 'warn', icon: 'clock', children: texts.money.unconfirmed };
  if (state === 'pending' && reported) return { tone: 'info', icon: 'banknote', children: texts.money.reported };
  if (state === 'pending' && onReceipt) return { tone: 'neutral', icon: 'banknote', children: texts.money.onReceipt };
  return { ...looks[state], children: paymentStateLabel(state) };
}

export const moneyBadgePropsOf = (order: Order): Required<MoneyBadgeProps> => ({
  state: order.paymentState,
  status: order.status,
  reported: order.paymentReported !== null,
  onReceipt: isDueOnReceipt(order),
  givingBack: isRefundPending(order),
  partBack: isPartRefunded(order),
  due: isPartPaid(order) ? leftToPay(order) : 0,
  back: overpaidOf(order),
  unconfirmed: order.unconfirmed,
});

export const moneyText = (money: MoneyBadgeProps): string => sayingOf(money).children;

export const MoneyBadge = (props: MoneyBadgeProps) => <Badge {...sayingOf(props)} />;
