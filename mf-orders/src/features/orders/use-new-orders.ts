import { useEffect, useRef, useState } from 'react';
import type { Order } from 'shared-contracts';

const latestOf = (orders: readonly Order[]): string =>
  orders.reduce((latest, { created }) => (created > latest ? created : latest), '');

/**
 * Ids of orders that came while the list was open: those created after the latest one at first.
 * @param orders   the newest orders as they are now; undefined while they are not known
 * @param onArrive is called once for each, the oldest first
 */
export function useNewOrders(
  orders: readonly Order[] | undefined,
  onArrive: (order: Order) => void = () => {},
): ReadonlySet<string> {
  const latest = useRef<string>(undefined);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(() => new Set());
  const tell = useRef(onArrive);
  tell.current = onArrive;
  useEffect(() => {
    if (!orders) return;
    const before = latest.current;
    latest.current = [before ?? '', latestOf(orders)].sort().at(-1);
    if (before === undefined) return;
    // Orders that the merchant has written are no news.
    const fresh = orders.filter(
      ({ created, status, source }) => status === 'created' && source === 'shop' && created > before,
    );
    if (!fresh.length) return;
    setArrived((earlier) => new Set([...earlier, ...fresh.map(({ id }) => id)]));
    for (const order of fresh.reverse()) tell.current(order);
  }, [orders]);
  return arrived;
}
