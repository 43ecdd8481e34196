import { type Order, orderStatuses, paymentStates, type Revertable, roundToKopecks } from 'shared-contracts';
import { Button, formatMoney, Inline, orderStatusLabel, paymentStateLabel } from 'shared-design-system/office';
import { clockText, useSecondsLeft } from 'shared-runtime';
import { texts } from '../../../texts.ts';
import { isPickup } from '../is-pickup.ts';
import { useRevert } from '../use-revert.ts';

const { revert: words } = texts;

function labelOf({ kind, from, to }: Revertable, pickup: boolean): string {
  if (kind === 'refund') return words.refund(formatMoney(roundToKopecks(Number(to) - Number(from))));
  const before = orderStatuses.find((known) => known === from);
  const state = paymentStates.find((known) => known === to);
  if (kind === 'status' && to === 'canceled') return words.restore;
  if (kind === 'status' && before) return words.step(orderStatusLabel(before, pickup));
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
        <span aria-hidden="true">{words.left(clockText(left))}</span>
      </Button>
    </Inline>
  );
}
