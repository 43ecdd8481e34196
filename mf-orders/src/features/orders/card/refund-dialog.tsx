import type { MutableRefObject } from 'react';
import { type Order, overpaidOf } from 'shared-contracts';
import type { SentRefund } from './refund-key.ts';
import { refundTexts as words } from './refund-texts.ts';
import { refundableOf } from './refundable.ts';
import { SumDialog } from './sum-dialog.tsx';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  order: Order;
  sent: MutableRefObject<SentRefund | null>;
  onClose: () => void;
}

export default function RefundDialog({ order, sent, onClose }: RefundDialogProps) {
  const most = refundableOf(order);
  const { refund, sending, failure } = useRefund(order, sent, onClose);
  const about = { words, most, initial: overpaidOf(order) || most, tone: 'danger' as const };
  return <SumDialog {...about} send={refund} sending={sending} failure={failure} onClose={onClose} />;
}
