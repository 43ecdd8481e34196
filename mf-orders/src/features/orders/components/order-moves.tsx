import { type Order, orderStatusMoves } from 'shared-contracts';
import { Button } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { useMoveOrder } from '../use-move-order.ts';

/** The steps an order may take now (decisions, part 4): on, or off. */
export function OrderMoves({ order }: { order: Order }) {
  const { move, moving } = useMoveOrder(order);
  const next = [...orderStatusMoves[order.status]].sort((a, b) => Number(b === 'canceled') - Number(a === 'canceled'));
  return next.map((status) => (
    <Button
      key={status}
      variant={status === 'canceled' ? 'danger' : 'primary'}
      loading={moving === status}
      disabled={moving !== null && moving !== status}
      onClick={() => void move(status)}
    >
      {texts.moves[status]}
    </Button>
  ));
}
