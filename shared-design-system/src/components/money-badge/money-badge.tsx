import type { ReactElement } from 'react';
import type { PaymentState } from 'shared-contracts';
import { paymentState } from '../../texts.ts';
import { Badge, type Tone } from '../badge/badge.tsx';
import type { IconName } from '../icon/icons.ts';

const looks: Record<PaymentState, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'warn', icon: 'clock' },
  waiting_for_capture: { tone: 'info', icon: 'lock' },
  succeeded: { tone: 'happy', icon: 'check' },
  canceled: { tone: 'danger', icon: 'x' },
  refunded: { tone: 'neutral', icon: 'undo' },
};

/** The state of the money: a tinted badge with a sign, so that it is never taken for the state of the order. */
export const MoneyBadge = ({ state }: { state: PaymentState }): ReactElement => (
  <Badge {...looks[state]}>{paymentState[state]}</Badge>
);
