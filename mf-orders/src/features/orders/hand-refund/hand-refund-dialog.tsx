import type { MutableRefObject } from 'react';
import { heldByHand, type Order, overpaidOf } from 'shared-contracts';
import { SumDialog } from '../card/sum-dialog.tsx';
import { handRefundTexts as words } from './texts.ts';
import { useHandRefund } from './use-hand-refund.ts';

interface HandRefundDialogProps {
  order: Order;
  refundKey: MutableRefObject<string>;
  onClose: () => void;
}

export default function HandRefundDialog({ order, refundKey, onClose }: HandRefundDialogProps) {
  const { record, sending, failure } = useHandRefund(order, refundKey, onClose);
  const about = { words, most: heldByHand(order), initial: overpaidOf(order) || null, tone: 'primary' as const };
  return <SumDialog {...about} send={record} sending={sending} failure={failure} onClose={onClose} />;
}
