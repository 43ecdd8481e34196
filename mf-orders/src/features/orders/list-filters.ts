import { activeOrderStatuses, type OrderStatus, orderStatuses } from 'shared-contracts';

/** What of the orders is shown: those that wait for something, all, or one status. */
export const orderFilters = ['active', ...orderStatuses, 'all'] as const;
export type OrderFilter = (typeof orderFilters)[number];

type Counts = Record<OrderStatus, number>;

/** The filter that an address names; nothing, or something unknown: what waits, and for a search everything. */
export const readFilter = (named: string, search: string): OrderFilter =>
  orderFilters.find((filter) => filter === named) ?? (search ? 'all' : 'active');

/** The filter's statuses, as the call takes them. */
export function statusesOf(filter: OrderFilter): { status?: OrderStatus; statuses?: readonly OrderStatus[] } {
  if (filter === 'all') return {};
  return filter === 'active' ? { statuses: activeOrderStatuses } : { status: filter };
}

/** How many orders a filter leaves. */
export function countOf(filter: OrderFilter, counts: Counts): number {
  const { status, statuses = status ? [status] : orderStatuses } = statusesOf(filter);
  return statuses.reduce((sum, one) => sum + counts[one], 0);
}
