import { useRef } from 'react';
import type { Order } from 'shared-contracts';
import { useToast } from 'shared-design-system/office';
import { moveItem } from 'shared-design-system/sorting';
import { useAppDispatch } from 'shared-runtime';
import { deliveriesApi, useArrangeDeliveriesMutation } from './api.ts';
import { deliveriesTexts as words } from './texts.ts';

/**
 * Moves a stop at once, and sends the order of all of them, one after another. Where the last of several moves is not kept, the stops stand again as
 * the server has them.
 * @param ids of the stops, as they are shown
 */
export function useArrangeStops(date: string, ids: readonly string[]): (from: number, to: number) => void {
  const [arrange] = useArrangeDeliveriesMutation();
  const dispatch = useAppDispatch();
  const { show } = useToast();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const kept = useRef<readonly string[]>(ids);

  const showAs = (order: readonly string[]): void => {
    const placeOf = ({ id }: Order) => (order.includes(id) ? order.indexOf(id) : order.length);
    dispatch(
      deliveriesApi.util.updateQueryData('readDeliveries', { date }, (draft) => {
        draft.orders.sort((one, other) => placeOf(one) - placeOf(other));
      }),
    );
  };

  return (from, to) => {
    if (waiting.current === 0) kept.current = ids;
    waiting.current += 1;
    const orderIds = moveItem(ids, from, to);
    showAs(orderIds);
    queue.current = queue.current.then(async () => {
      const { error } = await arrange({ date, orderIds });
      if (error) show({ type: 'danger', text: words.notArranged });
      else kept.current = orderIds;
      waiting.current -= 1;
      if (waiting.current === 0) showAs(kept.current);
    });
  };
}
