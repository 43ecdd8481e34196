import {
  activeOrderStatuses,
  type DeliveryDay,
  deliveryDays,
  type OrderSort,
  type OrderStatus,
  orderStatuses,
} from 'shared-contracts';

/** What of the orders is shown: those that wait for something, all of them or of a day, one status, or all. */
export const orderFilters = ['active', ...deliveryDays, ...orderStatuses, 'all'] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** How many orders there are, as the list's answer says it. */
export interface OrderCounts {
  counts: Record<OrderStatus, number>;
  dayCounts: Record<DeliveryDay, number>;
}

const dayOf = (filter: OrderFilter): DeliveryDay | undefined => deliveryDays.find((day) => day === filter);

/** The filter that an address names; nothing, or something unknown: what waits, and for a search everything. */
export const readFilter = (named: string, search: string): OrderFilter =>
  orderFilters.find((filter) => filter === named) ?? (search ? 'all' : 'active');

/** The filter's statuses and day, as the call takes them. */
export function statusesOf(filter: OrderFilter): {
  status?: OrderStatus;
  statuses?: readonly OrderStatus[];
  day?: DeliveryDay;
} {
  const day = dayOf(filter);
  if (day) return { statuses: activeOrderStatuses, day };
  const status = orderStatuses.find((one) => one === filter);
  if (status) return { status };
  return filter === 'active' ? { statuses: activeOrderStatuses } : {};
}

/** Whether a filter's orders can be put by delivery: what is over is not brought any more. */
export const takesSort = (filter: OrderFilter): boolean =>
  filter === 'active' || activeOrderStatuses.some((status) => status === filter);

/** How a filter's orders stand: those of a day by delivery, the others as the address says. */
export const readSort = (filter: OrderFilter, named: string): OrderSort =>
  dayOf(filter) || (takesSort(filter) && named === 'delivery') ? 'delivery' : 'newest';

/** How many orders a filter leaves. */
export function countOf(filter: OrderFilter, { counts, dayCounts }: OrderCounts): number {
  const day = dayOf(filter);
  if (day) return dayCounts[day];
  const { status, statuses = status ? [status] : orderStatuses } = statusesOf(filter);
  return statuses.reduce((sum, one) => sum + counts[one], 0);
}
