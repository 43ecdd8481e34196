import type { MutableRefObject } from 'react';
import { type Order, overpaidOf } from 'shared-contracts';
import { refundTexts as words } from './refund-texts.ts';
import { refundableOf } from './refundable.ts';
import { SumDialog } from './sum-dialog.tsx';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  order: Order;
  refundKey: MutableRefObject<string>;
  onClose: () => void;
}

export default function RefundDialog({ order, refundKey, onClose }: RefundDialogProps) {
  const most = refundableOf(order);
  const { refund, sending, failure } = useRefund(order, refundKey, onClose);
  const about = { words, most, initial: overpaidOf(order) || most, tone: 'danger' as const };
  return <SumDialog {...about} send={refund} sending={sending} failure={failure} onClose={onClose} />;
}
