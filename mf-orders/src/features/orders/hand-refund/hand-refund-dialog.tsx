import type { MutableRefObject } from 'react';
import { heldByHand, type Order, overpaidOf } from 'shared-contracts';
import type { SentRefund } from '../card/refund-key.ts';
import { SumDialog } from '../card/sum-dialog.tsx';
import { handRefundTexts as words } from './texts.ts';
import { useHandRefund } from './use-hand-refund.ts';

interface HandRefundDialogProps {
  order: Order;
  sent: MutableRefObject<SentRefund | null>;
  onClose: () => void;
}

export default function HandRefundDialog({ order, sent, onClose }: HandRefundDialogProps) {
  const { record, sending, failure } = useHandRefund(order, sent, onClose);
  // A refund that got no answer may be recorded already: it is sent again with the same sum.
  const most = Math.max(heldByHand(order), sent.current?.amount ?? 0);
  const about = { words, most, initial: overpaidOf(order) || null, tone: 'primary' as const };
  return <SumDialog {...about} send={record} sending={sending} failure={failure} onClose={onClose} />;
}
