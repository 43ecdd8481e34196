import {
  activeOrderStatuses,
  type DeliveryDay,
  deliveryDays,
  type OrderSort,
  type OrderStatus,
  orderStatuses,
} from 'shared-contracts';

export const orderFilters = ['active', ...deliveryDays, ...orderStatuses, 'all'] as const;
export type OrderFilter = (typeof orderFilters)[number];

export interface OrderCounts {
  counts: Record<OrderStatus, number>;
  dayCounts: Record<DeliveryDay, number>;
}

const dayOf = (filter: OrderFilter): DeliveryDay | undefined => deliveryDays.find((day) => day === filter);

export const readFilter = (named: string, search: string): OrderFilter =>
  orderFilters.find((filter) => filter === named) ?? (search ? 'all' : 'active');

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

export const isSortable = (filter: OrderFilter): boolean =>
  filter === 'active' || activeOrderStatuses.some((status) => status === filter);

export const readSort = (filter: OrderFilter, named: string): OrderSort =>
  dayOf(filter) || (isSortable(filter) && named === 'delivery') ? 'delivery' : 'newest';

export function countOf(filter: OrderFilter, { counts, dayCounts }: OrderCounts): number {
  const day = dayOf(filter);
  if (day) return dayCounts[day];
  const { status, statuses = status ? [status] : orderStatuses } = statusesOf(filter);
  return statuses.reduce((sum, one) => sum + counts[one], 0);
}
