import type { MutableRefObject } from 'react';
import { type Order, overpaidOf } from 'shared-contracts';
import { refundTexts as words } from './refund-texts.ts';
import { refundableOf } from './refundable.ts';
import { SumDialog } from './sum-dialog.tsx';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  order: Order;
  /** Of the refund whose answer is awaited; empty where there is none. */
  refundKey: MutableRefObject<string>;
  onClose: () => void;
}

/** How much is given back to the card: all that is left, or a part of it. */
export default function RefundDialog({ order, refundKey, onClose }: RefundDialogProps) {
  const most = refundableOf(order);
  const { refund, sending, failure } = useRefund(order, refundKey, onClose);
  const about = { words, most, initial: overpaidOf(order) || most, tone: 'danger' as const };
  return <SumDialog {...about} send={refund} sending={sending} failure={failure} onClose={onClose} />;
}
