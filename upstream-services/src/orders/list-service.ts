import { type listOrders, type OrderStatus, orderStatuses, type ShopZone } from 'shared-contracts';
import type { z } from 'zod';
import type { AppContext } from '../context.ts';
import { readZone } from '../merchants/index.ts';
import { countDays, dateOf } from './delivery-days.ts';
import * as repository from './list-repository.ts';
import { withLines } from './read-service.ts';
import { countByStatus } from './repository.ts';

type ListRequest = z.output<typeof listOrders.request>;

function filterOf(request: ListRequest, now: Date, zone: ShopZone): repository.OrderFilter {
  const {
    by_order_ids: ids,
    filtered_orders: filtered,
    all_orders: all,
    statuses,
    delivery_day: day,
    search,
  } = request;
  if (ids) return { ids, page: 1, perPage: 100 };
  const pages = filtered ?? all;
  return {
    statuses: filtered ? [filtered.filter_type] : statuses,
    deliveryDate: day && dateOf(day, now, zone),
    search,
    page: pages?.page ?? 1,
    perPage: pages?.per_page ?? 20,
  };
}

const nearPages = 5;

export async function listMerchantOrders(context: AppContext, merchantId: string, request: ListRequest) {
  const { db } = context;
  const zone = await readZone(db, merchantId);
  const filter = filterOf(request, context.now(), zone);
  const { ids, search, deliveryDate, statuses = orderStatuses } = filter;
  const counting = countByStatus(db, merchantId);
  const inStatuses = (counts: Record<OrderStatus, number>) =>
    orderStatuses.reduce((sum, one) => sum + (statuses.includes(one) ? counts[one] : 0), 0);
  const newest = async () => {
    const total = deliveryDate === undefined && filter.page > nearPages ? inStatuses(await counting) : undefined;
    return repository.listOrders(db, merchantId, filter, total);
  };
  const list = async () => {
    const [rows, found] = await Promise.all([
      request.order_by === 'delivery' ? repository.listByDelivery(db, merchantId, filter) : newest(),
      deliveryDate === undefined ? null : repository.countOfDay(db, merchantId, deliveryDate, statuses),
    ]);
    return { rows, found };
  };
  const [{ rows, found }, counts, days] = await Promise.all([
    ids || search ? repository.findOrders(db, merchantId, filter) : list(),
    counting,
    countDays(context, merchantId, zone),
  ]);
  const orders = await withLines(context, merchantId, rows);
  return { orders, total_count: found ?? inStatuses(counts), counts, day_counts: days };
}
