import type { Order } from 'shared-contracts';
import { Button } from 'shared-design-system';
import { texts } from '../../../texts.ts';
import { useMoveOrder } from '../use-move-order.ts';

/** Accepts a new order without opening it. */
export function AcceptButton({ order }: { order: Order }) {
  const { move, moving } = useMoveOrder(order);
  return (
    <Button variant="outline" size="s" loading={moving !== null} onClick={() => void move('accepted')}>
      {texts.accept}
    </Button>
  );
}
