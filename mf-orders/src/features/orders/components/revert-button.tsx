import { type Order, orderStatuses, paymentStates, type Revertable, roundToKopecks } from 'shared-contracts';
import { Button, formatMoney, Inline, orderStatusLabel, paymentStateLabel } from 'shared-design-system/office';
import { clockText, useSecondsLeft } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { isPickup } from '../is-pickup.ts';
import { useRevert } from '../use-revert.ts';

const { revert: words } = texts;

function labelOf({ kind, from, to }: Revertable, pickup: boolean): string {
  if (kind === 'refund') return words.refund(formatMoney(roundToKopecks(Number(to) - Number(from))));
  const status = orderStatuses.find((known) => known === to);
  const state = paymentStates.find((known) => known === to);
  if (kind === 'status' && status === 'canceled') return words.restore;
  if (kind === 'status' && status) return words.step(orderStatusLabel(status, pickup));
  return words.mark(state ? paymentStateLabel(state) : '');
}

export function RevertButton({ order }: { order: Order }) {
  const { revert, reverting } = useRevert(order);
  const { revertable } = order;
  const left = useSecondsLeft(revertable);
  if (!revertable || left === 0) return null;
  return (
    <Inline>
      <Button variant="quiet" icon="undo" loading={reverting} onClick={() => void revert(revertable)}>
        {labelOf(revertable, isPickup(order))}
        <span aria-hidden="true">{clockText(left)}</span>
      </Button>
    </Inline>
  );
}
