import { screen } from '@testing-library/react';
import { listOrders } from 'shared-contracts';
import { createNetwork, openScreen } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';
import { wireCounts, wireOrder } from './wire.ts';

export const remote = { manifest, screens };

export function shopWith(
  orders = [wireOrder(1002), wireOrder(1001, { status: 'accepted', payment_state: 'succeeded' })],
) {
  const network = createNetwork();
  const state = { orders };
  network.on(listOrders, ({ filtered_orders: filtered, statuses, search }) => {
    const found = state.orders
      .filter(({ status }) => !filtered || status === filtered.filter_type)
      .filter(({ status }) => !statuses || statuses.includes(status))
      .filter(({ order_number: number }) => !search || number.includes(search));
    const counts = { ...wireCounts };
    for (const { status } of state.orders) counts[status] += 1;
    return { orders: found, total_count: found.length, counts };
  });
  return { network, state };
}

export function openList(orders?: Parameters<typeof shopWith>[0], query = '') {
  return { ...shopWith(orders), ...openScreen(remote, `/merchant/orders${query}`) };
}

export const link = (number: number) => screen.findByRole('link', { name: new RegExp(String(number)) });
export const row = async (number: number) => (await link(number)).closest('li');
