import { type Order, type OrderStatus, orderStatusTransitions } from 'shared-contracts';
import { Button } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';
import { isPickup } from '../is-pickup.ts';
import { useMoveOrder } from '../use-move-order.ts';

interface OrderMovesProps {
  order: Order;
  /** Called after a step: its button may be gone, and the focus with it. */
  onMoved: (status: OrderStatus) => void;
}

export function OrderMoves({ order, onMoved }: OrderMovesProps) {
  const { move, moving } = useMoveOrder(order, onMoved);
  const next = [...orderStatusTransitions[order.status]].sort(
    (a, b) => Number(b === 'canceled') - Number(a === 'canceled'),
  );
  return next.map((status) => {
    const off = status === 'canceled';
    return (
      <Button
        key={off ? 'off' : 'on'}
        variant={off ? 'danger' : 'primary'}
        loading={moving !== null && off === (moving === 'canceled')}
        disabled={moving !== null && off !== (moving === 'canceled')}
        onClick={() => void move(status)}
      >
        {texts.moves(status, isPickup(order))}
      </Button>
    );
  });
}
